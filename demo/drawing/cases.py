"""Controllers and computers. Fronts look towards -Y, cases stand on z = 0."""
import math

from kit import box, glow, group, lathe, prism
from parts import ICE, alu, anodised, black, blue, controller, matt, rubber, screw, silver, steel
from ports import behind, corner_screws, facing, rj45, round_port, status, vents

LEVELS = (0.9, 0.55, 0.75, 0.35, 0.65, 0.85, 0.45, 0.7)


def display(face, low, high, channels):
    """A small screen with a level for each channel."""
    box((low[0] - 0.15, low[1] - 0.15, -0.05), (high[0] + 0.15, high[1] + 0.15, 0.06), black(), face, 0.05)
    box((*low, 0.0), (*high, 0.075), glow('display', (0.01, 0.05, 0.12), 1.0), face, 0)
    pitch = (high[0] - low[0] - 0.2) / channels
    for i in range(channels):
        x = low[0] + 0.1 + pitch * (i + 0.22)
        full = high[1] - low[1] - 0.3
        box((x, low[1] + 0.15, 0.0), (x + pitch * 0.56, low[1] + 0.15 + full * LEVELS[i], 0.085), glow('level', (0.06, 0.45, 1.0), 1.4), face, 0)


def terminal(face, x, y, ways=4):
    """A plug-in terminal block: one hole for the wire and one for the screw in each way."""
    half = ways * 0.26 + 0.1
    box((x - half, y - 0.62, -0.05), (x + half, y + 0.62, 0.85), black(), face, 0.05)
    box((x - half - 0.08, y - 0.70, -0.05), (x + half + 0.08, y + 0.70, 0.22), anodised(), face, 0.04)
    for i in range(ways):
        at = x + (i - (ways - 1) / 2) * 0.52
        box((at - 0.17, y - 0.48, 0.5), (at + 0.17, y - 0.08, 0.86), matt(), face, 0.02)
        lathe([(0, 0.84), (0.15, 0.84), (0.18, 0.88), (0.18, 0.80)], steel(), face, 0, 24, (at, y + 0.28, 0))


def knob(face, x, y, radius=0.55):
    r = radius
    lathe([(r * 1.25, 0), (r * 1.25, 0.08), (r, 0.10), (r, 0.75), (r * 0.9, 0.85), (0, 0.85)], anodised(), face, 0.03, 64, (x, y, 0))
    box((x - 0.04, y + r * 0.3, 0.8), (x + 0.04, y + r * 0.85, 0.87), blue(), face, 0)


def strobe(root, columns=1, rail=False):
    """LC-4 and LC-8: a module for a mounting rail, four channels to a column."""
    width, high, deep = 1.2 + 3.6 * columns, 12.4, 9.6
    w = width / 2
    box((-w, 0, 0), (w, deep, high), anodised(), root, 0.14)
    box((-w + 0.04, -0.24, 0.06), (w - 0.04, 0.08, high - 0.06), silver(), root, 0.10)
    face = facing(root)
    face.location = (0, -0.24, 0)
    display(face, (-w + 0.7, high - 2.9), (min(w - 0.7, -w + 0.7 + 4.6) if columns > 1 else w - 1.9, high - 0.9), 4 * columns)
    knob(face, w - 0.98, high - 1.9, 0.46)
    for column in range(columns):
        x = (column - (columns - 1) / 2) * 3.6
        for i in range(4):
            y = 1.5 + i * 1.95
            terminal(face, x - 0.25, y, 4)
            status(face, x + 1.32, y, ICE, 2.2)
    box((-w + 0.3, 0.0 + high - 0.52, -0.02), (w - 0.3, high - 0.38, 0.03), blue(), face, 0.01)
    top = group((0, deep / 2, high), parent=root)
    for i in range(7):
        y = -3.2 + i * 0.95
        box((-w + 0.8, y, -0.1), (w - 0.8, y + 0.42, 0.012), black(), top, 0.05, 2)
    for s in (-1, 1):
        side = group((s * w, deep / 2, high / 2), (90, 0, 90 * s), root)
        vents(side, (-3.0, -3.6), (3.0, 3.6), 11)
    if rail:
        rail_foot(root, w, deep, high)


def rail_foot(root, w, deep, high):
    """The clip at the back and a piece of the rail it sits on."""
    mid = high * 0.55
    for z in (mid - 1.9, mid + 1.9):
        box((-w + 0.5, deep - 0.05, z - 0.5), (w - 0.5, deep + 0.7, z + 0.5), silver(), root, 0.06)
    rail = [(0, -1.75), (0.1, -1.75), (0.1, -1.25), (0.75, -1.25), (0.75, 1.25), (0.1, 1.25), (0.1, 1.75), (0, 1.75)]
    prism([(x, y) for x, y in rail], -w - 2.2, w + 2.2, alu(), root, 0.02, (0, deep + 0.35, mid), (90, 0, 90))


def vision(root):
    controller(root, 10.5, 6.0, 8.0)
    back = facing(root)
    back.location = (0, 8.0, 0)
    back.rotation_euler = (math.radians(90), 0, math.pi)
    box((-4.9, 0.6, -0.05), (4.9, 5.0, 0.12), silver(), back, 0.06)
    plate = group((0, 0, 0.12), parent=back)
    for x in (-3.6, -1.6):
        rj45(plate, x, 1.9)
        rj45(plate, x, 3.7)
    for i in range(4):
        box((0.1 + i * 0.7, 1.3, -0.02), (0.5 + i * 0.7, 2.6, 0.06), steel(), plate, 0.03)
        box((0.17 + i * 0.7, 1.4, 0.0), (0.43 + i * 0.7, 2.5, 0.065), matt(), plate, 0.02)
    for x in (0.85, 2.75):
        box((x - 0.8, 3.25, -0.02), (x + 0.8, 4.15, 0.10), steel(), plate, 0.04)
        box((x - 0.65, 3.4, 0.0), (x + 0.65, 4.0, 0.11), matt(), plate, 0.03)
    lathe([(0.34, 0), (0.34, 0.12), (0.25, 0.16), (0, 0.16)], glow('power', (0.05, 0.42, 1.0), 1.2), plate, 0.02, 48, (4.2, 1.9, 0))
    lathe([(0.36, -0.02), (0.36, 0.14), (0.46, 0.12), (0.46, -0.02)], steel(), plate, 0.02, 48, (4.2, 1.9, 0))


def fan(face, x, y, radius):
    """A fan behind its finger guard."""
    r = radius
    lathe([(0, 0.008), (r, 0.008)], matt(), face, 0, 64, (x, y, 0))
    lathe([(r, -0.02), (r, 0.1), (r + 0.14, 0.1), (r + 0.14, -0.02)], anodised(), face, 0.02, 96, (x, y, 0), closed=True)
    lathe([(0, 0.05), (r * 0.32, 0.05), (r * 0.34, 0.0)], anodised(), face, 0.01, 48, (x, y, 0))
    for i in range(7):
        blade = group((x, y, 0.02), (0, 16, 360 / 7 * i), face)
        prism([(r * 0.30, -0.12 * r), (r * 0.92, -0.26 * r), (r * 0.95, 0.20 * r), (r * 0.30, 0.14 * r)], 0, 0.02, black(), blade, 0)
    for share in (0.42, 0.62, 0.82, 1.0):
        lathe([(r * share - 0.05, 0.14), (r * share, 0.19), (r * share + 0.05, 0.14), (r * share, 0.09)], steel(), face, 0, 64, (x, y, 0), closed=True)
    for turn in (45, 135):
        arm = group((x, y, 0), (0, 0, turn), face)
        box((-r * 1.1, -0.06, 0.08), (r * 1.1, 0.06, 0.16), steel(), arm, 0.02)


def rack(root):
    """VC-8: a 19-inch computer three units high."""
    w, high, deep = 21.5, 12.6, 22.0
    box((-w, 0.2, 0.3), (w, deep, high), anodised(), root, 0.12)
    box((-w - 2.4, -0.25, 0.1), (w + 2.4, 0.25, high + 0.2), silver(), root, 0.10)
    for x in (-w + 2, w - 2):
        for y in (3, deep - 3):
            lathe([(0, 0), (1.0, 0), (1.0, 0.4)], rubber(), root, 0.02, 32, (x, y, 0))
    face = facing(root)
    face.location = (0, -0.25, 0.3)
    mid = high / 2
    for x in (-15.7, -4.9):
        fan(face, x, mid, 4.5)
        for dx in (-4.6, 4.6):
            for dy in (-4.6, 4.6):
                screw(x + dx, mid + dy, 0, 0.28, face)
    for column in range(4):
        for y in (mid + 2.4, mid - 0.9):
            rj45(group((2.6 + column * 3.0, y, 0), parent=face, scale=1.45), 0, 0)
    for i in range(4):
        round_port(group((2.6 + i * 3.0, mid - 4.2, 0), parent=face), 0, 0, 0.8, 0.8, 8)
    lathe([(0, 0.22), (0.8, 0.22), (1.0, 0.12), (1.0, 0)], glow('power', (0.05, 0.42, 1.0), 1.2), face, 0.03, 48, (17.4, mid + 2.2, 0))
    lathe([(1.04, 0), (1.04, 0.2), (1.3, 0.2), (1.3, 0)], steel(), face, 0.03, 48, (17.4, mid + 2.2, 0))
    for i in range(4):
        status(group((16.1 + i * 0.9, mid - 1.4, 0), parent=face, scale=1.5), 0, 0, ICE if i else (0.1, 1.0, 0.35), 2)
    box((-21.0, high - 0.55, -0.02), (21.0, high - 0.36, 0.03), blue(), face, 0.01)
    for s in (-1, 1):
        ear(face, s * (w + 1.3), high)
    lid(root, w, deep, high)
    rack_back(root, w, deep, high)


def ear(face, x, high):
    """A handle and the slots for the rack screws."""
    for y in (1.6, high - 2.0):
        lathe([(0.36, 0), (0.36, 2.2)], steel(), face, 0.02, 32, (x, y, 0))
    box((x - 0.36, 1.3, 1.9), (x + 0.36, high - 1.7, 2.6), steel(), face, 0.2, 4)
    for y in (0.7, high - 0.9):
        box((x - 0.5, y - 0.22, -0.02), (x + 0.5, y + 0.22, 0.012), matt(), face, 0.05)


def lid(root, w, deep, high):
    box((-w + 0.4, 0.8, high - 0.05), (w - 0.4, deep - 0.4, high + 0.12), anodised(), root, 0.06)
    top = group((0, 0, high + 0.12), parent=root)
    for row in range(2):
        for i in range(24):
            x = -w + 3.0 + i * 1.62
            y = 11.5 + row * 4.4
            box((x, y, -0.05), (x + 0.8, y + 3.6, 0.012), black(), top, 0.06, 2)
    for x in (-w + 1.2, 0, w - 1.2):
        for y in (1.8, deep - 1.4):
            screw(x, y, 0.0, 0.3, top)


def rack_back(root, w, deep, high):
    back = behind(facing(root), 0)
    back.location = (0, high / 2 + 0.2, -deep)
    box((-w + 0.3, -high / 2 + 0.4, -0.05), (w - 0.3, high / 2 - 0.4, 0.10), silver(), back, 0.06)
    plate = group((0, 0, 0.10), parent=back)
    for x in (-16.0, 16.0):
        fan(plate, x, 0, 4.2)
    for x in (-8.2, 8.2):
        box((x - 2.7, -2.2, -0.02), (x + 2.7, 2.2, 0.16), black(), plate, 0.08)
        box((x - 1.6, -1.0, 0.0), (x + 1.6, 1.0, 0.18), matt(), plate, 0.1)
        for pin in (-0.7, 0, 0.7):
            box((x + pin - 0.14, -0.4, 0.0), (x + pin + 0.14, 0.3, 0.28), steel(), plate, 0.03)
    for i in range(4):
        rj45(group((-3.6 + i * 2.4, 1.2, 0), parent=plate, scale=1.3), 0, 0)
        box((-4.4 + i * 2.4, -2.0, -0.02), (-2.8 + i * 2.4, -0.9, 0.10), steel(), plate, 0.05)
        box((-4.25 + i * 2.4, -1.85, 0.0), (-2.95 + i * 2.4, -1.05, 0.11), matt(), plate, 0.04)
    corner_screws(plate, w - 0.9, high / 2 - 0.9, 0, 0.24)
