"""Generators for the string formats of the document that JSON Schema does not define."""

import schemathesis
from hypothesis import strategies as st

LETTERS = st.characters(codec="utf-8", categories=["Lu", "Ll", "Lo", "Nd"])
ZONES = ["UTC", "Europe/Madrid", "Asia/Tokyo", "America/St_Johns"]

schemathesis.openapi.format("name", st.text(LETTERS, min_size=1, max_size=40))
schemathesis.openapi.format("place", st.text(LETTERS, max_size=60))
schemathesis.openapi.format("note", st.text(LETTERS, max_size=500))
schemathesis.openapi.format("time-zone", st.sampled_from(ZONES))
schemathesis.openapi.format("idempotency-key", st.uuids(version=4).map(str))
