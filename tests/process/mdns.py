"""Asks a network for rowlock.local, then opens pages by that name; prints what it found, line by line."""

import socket
import struct
import sys
import time
import urllib.request

ADDRESS, PORT = sys.argv[1], int(sys.argv[2])
NAME = "rowlock.local"
GROUP = ("224.0.0.251", 5353)


def question():
    labels = b"".join(bytes([len(label)]) + label.encode() for label in NAME.split("."))
    return struct.pack(">6H", 7, 0, 1, 0, 0, 0) + labels + b"\0" + struct.pack(">2H", 1, 1)


def page(path, host):
    request = urllib.request.Request(f"http://{ADDRESS}:{PORT}{path}", headers={"Host": host})
    return urllib.request.urlopen(request, timeout=10).read().decode()


def shown():
    """The URL that the page for a TV shows."""
    return "name" if f"{NAME}:{PORT}" in page("/tv", f"{ADDRESS}:{PORT}") else "address"


deadline = time.monotonic() + 60
asking = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
asking.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(ADDRESS))
asking.settimeout(0.5)
while time.monotonic() < deadline:
    asking.sendto(question(), GROUP)
    try:
        answer = asking.recv(9000)
    except TimeoutError:
        continue
    if socket.inet_aton(ADDRESS) in answer:
        print("answered")
        break
print(shown())
page("/", "other.local")
print(shown())
page("/", f"{NAME}:{PORT}")
print(shown())
