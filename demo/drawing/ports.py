"""Sockets, plugs and small fittings that several products share."""
import math

from kit import box, coated, dome, glow, group, lathe, solid
from micro import iridescent
from parts import ICE, black, gold, matt, rubber, screw, silver, steel


def facing(root, height=0.0):
    """A group whose +Z looks at the viewer (-Y) and whose +Y points up."""
    return group((0, 0, height), (90, 0, 0), root)


def behind(root, depth):
    """A group on the back of something that looks along +Z; its own +Z points away from it, +Y stays up."""
    return group((0, 0, -depth), (0, 180, 0), root)


def rj45(face, x, y, lit=True):
    """A network socket with its two lamps and the threads of a locking plug; 1.7 wide."""
    box((x - 0.85, y - 0.72, -0.1), (x + 0.85, y + 0.72, 0.10), steel(), face, 0.05)
    box((x - 0.66, y - 0.56, 0.0), (x + 0.66, y + 0.52, 0.115), matt(), face, 0.02)
    for i in range(8):
        at = x - 0.42 + i * 0.12
        box((at - 0.03, y - 0.30, 0.05), (at + 0.03, y + 0.30, 0.125), gold(), face, 0)
    if lit:
        for s, color in ((-1, (0.1, 1.0, 0.35)), (1, (1.0, 0.55, 0.05))):
            box((x + s * 0.52 - 0.12, y + 0.34, 0.05), (x + s * 0.52 + 0.12, y + 0.48, 0.13), glow(f'lamp-{color}', color, 2.2), face, 0)


def round_port(face, x, y, radius=0.6, long=0.5, pins=8, cap=None):
    """A round socket with a thread outside and gold pins inside; `cap` is a material when it is closed."""
    r = radius
    lathe([(r * 0.80, -0.05), (r * 0.80, long), (r * 0.97, long), (r, long - 0.05), (r, -0.05)], cap or steel(), face, 0.02, 48, (x, y, 0))
    for i in range(3):
        z = long * (0.35 + 0.2 * i)
        lathe([(r, z - 0.03), (r * 1.05, z), (r, z + 0.03)], cap or steel(), face, 0, 48, (x, y, 0))
    lathe([(r, -0.05), (r, 0.10), (r * 1.25, 0.10), (r * 1.25, -0.05)], steel(), face, 0.02, 6, (x, y, 0))
    lathe([(0, long * 0.3), (r * 0.81, long * 0.3)], matt(), face, 0, 32, (x, y, 0))
    for i in range(pins):
        a = 2 * math.pi * i / pins
        lathe([(r * 0.085, 0), (r * 0.085, long * 0.8), (0, long * 0.85)], gold(), face, 0, 12,
              (x + r * 0.48 * math.cos(a), y + r * 0.48 * math.sin(a), 0))


def coax(face, x, y, radius=0.42):
    """A coaxial video socket."""
    r = radius
    lathe([(r * 0.7, 0), (r * 0.7, 0.9), (r * 0.95, 0.9), (r, 0.85), (r, 0.2), (r * 1.5, 0.2), (r * 1.5, -0.05)], steel(), face, 0.02, 48, (x, y, 0))
    lathe([(0, 0.35), (r * 0.71, 0.35)], solid('ptfe', (0.8, 0.8, 0.78), rough=0.4), face, 0, 32, (x, y, 0))
    lathe([(r * 0.16, 0.3), (r * 0.16, 0.7), (0, 0.75)], gold(), face, 0, 16, (x, y, 0))


def status(face, x, y, color=ICE, power=3):
    lathe([(0.13, -0.02), (0.16, 0.03), (0.10, 0.03)], steel(), face, 0, 32, (x, y, 0))
    dome(0.11, 0.06, 0.01, glow(f'status-{color}', color, power), face, 6, (x, y, 0))


def chip(root, width, height, z=0.03):
    """The image sensor on its carrier, seen through the mount."""
    w, h = width / 2, height / 2
    box((-w - 0.16, -h - 0.16, 0), (w + 0.16, h + 0.16, z + 0.05), solid('ceramic', (0.02, 0.02, 0.024), rough=0.4), root, 0.02)
    box((-w - 0.05, -h - 0.05, 0), (w + 0.05, h + 0.05, z + 0.065), gold(), root, 0)
    box((-w, -h, 0), (w, h, z + 0.08), iridescent(), root, 0)


def mouth(root, inner, outer, depth, width, height, ring=None):
    """An open lens mount: thread, baffle, sensor and cover glass."""
    lathe([(inner, -0.02), (inner, depth), (outer - 0.06, depth), (outer, depth - 0.06), (outer, -0.02)], steel(), root, 0.02)
    for i in range(4):
        z = depth * (0.45 + 0.13 * i)
        lathe([(inner + 0.01, z - 0.03), (inner - 0.05, z), (inner + 0.01, z + 0.03)], steel(), root, 0)
    lathe([(0, 0.012), (inner, 0.012)], matt(), root, 0)
    if ring:
        lathe([(outer, 0.16), (outer + 0.012, 0.18), (outer + 0.012, 0.30), (outer, 0.32)], ring, root, 0)
    chip(root, width, height)
    lathe([(0, depth * 0.4), (inner, depth * 0.4)], coated('cover', (0.45, 0.65, 1.0), 0.01, 0.35), root, 0)


def gland(face, x, y, radius=0.7):
    """A cable gland; the cable leaves at z = 1.6."""
    r = radius
    lathe([(r, -0.05), (r, 0.45), (r * 0.9, 0.5)], silver(), face, 0.02, 6, (x, y, 0))
    lathe([(r * 0.78, 0.4), (r * 0.78, 0.75), (r * 0.95, 0.75), (r * 0.95, 1.25), (r * 0.5, 1.55), (0, 1.55)], rubber(), face, 0.03, 32, (x, y, 0))


def corner_screws(face, half_x, half_y, z=0.0, radius=0.16):
    for x in (-half_x, half_x):
        for y in (-half_y, half_y):
            screw(x, y, z, radius, face)


def vents(face, low, high, count, mat=None):
    """A row of dark slots, each as tall as the field."""
    pitch = (high[0] - low[0]) / count
    for i in range(count):
        x = low[0] + pitch * i
        box((x + pitch * 0.2, low[1], -0.05), (x + pitch * 0.7, high[1], 0.012), mat or black(), face, 0.01, 1)
