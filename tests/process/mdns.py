"""Asks a network for rowlock.local, then opens pages by that name; prints what it found, line by line."""

import http.client
import socket
import struct
import sys
import time

ADDRESS, PORT, ELSEWHERE = sys.argv[1], int(sys.argv[2]), sys.argv[3]
NAME = "rowlock.local"
GROUP = ("224.0.0.251", 5353)


def question():
    labels = b"".join(bytes([len(label)]) + label.encode() for label in NAME.split("."))
    return struct.pack(">6H", 7, 0, 1, 0, 0, 0) + labels + b"\0" + struct.pack(">2H", 1, 1)


def page(path, host, client=ADDRESS, **headers):
    connection = http.client.HTTPConnection(ADDRESS, PORT, timeout=10, source_address=(client, 0))
    connection.request("GET", path, headers={"Host": host, **headers})
    return connection.getresponse().read().decode()


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
page("/", f"{NAME}:{PORT}", ELSEWHERE)
page("/", f"{NAME}:{PORT}", "127.0.0.1")
page("/", f"{NAME}:{PORT}", Forwarded="for=198.51.100.7")
print(shown())
page("/", f"{NAME}:{PORT}")
print(shown())
