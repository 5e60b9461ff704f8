"""Rooms without people: an assembly bench, a measuring room and a quiet corner for meetings. Here one unit is 10 cm."""
import math

from kit import box, cable, glow, group, lamp, lathe, prism, solid
from parts import alu, anodised, black, blue, camera, lens, rubber, silver, steel, telecentric
from places import plane
from stage import sky


def shell(floor, wall, width=60, depth=46, high=28, window=None):
    """Floor, back wall and left wall. `window` is a span in y of the left wall that lets daylight in."""
    plane((-width, -60), (width, depth), 0, floor)
    box((-width, depth, 0), (width, depth + 1, high), wall, None, 0)
    box((-width, depth - 0.15, 0), (width, depth + 0.1, 0.9), solid('skirting', (0.34, 0.36, 0.39), rough=0.5), None, 0)
    x = -24
    if not window:
        box((x - 1, -60, 0), (x, depth, high), wall, None, 0)
        return
    low, top = window
    box((x - 1, -60, 0), (x, low, high), wall, None, 0)
    box((x - 1, top, 0), (x, depth, high), wall, None, 0)
    box((x - 1, low, 0), (x, top, 7.5), wall, None, 0)
    box((x - 1, low, 24.5), (x, top, high), wall, None, 0)
    frame = solid('sash', (0.10, 0.11, 0.13), rough=0.4)
    count = 4
    for i in range(count + 1):
        y = low + (top - low) * i / count
        box((x - 0.7, y - 0.18, 7.5), (x - 0.2, y + 0.18, 24.5), frame, None, 0.03)
    for z in (7.5, 24.2):
        box((x - 0.7, low, z), (x - 0.2, top, z + 0.3), frame, None, 0.03)
    box((x - 12, low - 12, -6), (x - 11.8, top + 80, 60), glow('daylight', (0.82, 0.91, 1.0), 1.15), None, 0)
    lamp((x + 0.3, (low + top) / 2, 16), (4, (low + top) / 2 - 4, 4), (17, top - low), 14500, (0.88, 0.94, 1.0), mirror=False)


def tray(x, y, z, columns, rows, size, parent=None):
    """A tray with lens barrels that stand in its holes."""
    base = group((x, y, z), parent=parent)
    w, d = columns * size * 1.25, rows * size * 1.25
    box((-w / 2 - 0.1, -d / 2 - 0.1, 0), (w / 2 + 0.1, d / 2 + 0.1, 0.28), solid('tray', (0.02, 0.085, 0.22), rough=0.5), base, 0.06)
    for i in range(columns):
        for j in range(rows):
            if (i * 5 + j * 3) % 7 == 4:
                continue
            at = ((i - (columns - 1) / 2) * size * 1.25, (j - (rows - 1) / 2) * size * 1.25, 0.2)
            part = group(at, parent=base, scale=size / 4.2)
            lens(part, 4.2 if (i + j) % 3 else 3.2)


def microscope(x, y, z):
    """The centring station: a column, a collimator above, a rotary table below."""
    base = group((x, y, z))
    box((-1.6, -2.0, 0), (1.6, 2.2, 0.5), solid('granite', (0.045, 0.048, 0.054), rough=0.22, grain=0.05, scale=30), base, 0.08)
    box((-0.55, 1.1, 0.4), (0.55, 1.9, 7.2), alu(), base, 0.06)
    box((-0.7, -0.5, 4.9), (0.7, 1.4, 6.1), anodised(), base, 0.1)
    root = group((0, -0.2, 7.2), (180, 0, 0), base, 0.24)
    telecentric(root, 12, 2.6)
    camera(root, 1.9, 5.2)
    lathe([(0, 0.5), (1.2, 0.5), (1.2, 0.9), (1.1, 1.0), (1.1, 1.5), (0, 1.5)], silver(), base, 0.03, 64, (0, -0.2, 0))
    part = group((0, -0.2, 1.5), parent=base, scale=0.3)
    lens(part, 4.2)
    cable([(0, 0.0, 8.5), (0.2, 0.5, 9.4), (0.6, 1.5, 8.4), (0.75, 1.7, 5), (0.75, 2.0, 0.4)], rubber(), 0.07, base)


def screen_on(x, y, z, turn):
    head = group((x, y, z), (0, 0, turn))
    lathe([(1.3, 0), (1.3, 0.12), (0, 0.14)], anodised(), head, 0.03, 48)
    box((-0.2, 0.1, 0.1), (0.2, 0.5, 2.6), anodised(), head, 0.05)
    box((-2.9, -0.12, 1.4), (2.9, 0.14, 4.9), black(), head, 0.1)
    box((-2.75, -0.14, 1.55), (2.75, -0.10, 4.75), glow('screen', (0.012, 0.03, 0.075), 1.0), head, 0)
    ring = group((-0.6, -0.15, 3.15), (90, 0, 0), head)
    lathe([(1.05, 0), (1.12, 0)], glow('trace', (0.05, 0.42, 1.0), 1.5), ring, 0)
    lathe([(0.45, 0), (0.49, 0)], glow('trace2', (0.05, 0.9, 0.45), 1.2), ring, 0)
    for i in range(5):
        box((1.1, -0.155, 4.2 - i * 0.5), (1.5 + (i * 7 % 4) * 0.28, -0.145, 4.38 - i * 0.5), glow('bars', (0.10, 0.35, 0.80), 1.0), head, 0)


def stool(x, y, seat=5.4):
    base = group((x, y, 0))
    for i in range(5):
        arm = group((0, 0, 0), (0, 0, 72 * i + 20), base)
        prism([(0.3, -0.22), (2.6, -0.14), (2.6, 0.14), (0.3, 0.22)], 0.42, 0.72, steel(), arm, 0.05)
        lathe([(0, 0), (0.32, 0.1), (0.32, 0.42), (0, 0.45)], black(), arm, 0.03, 24, (2.45, 0, 0))
    lathe([(0.28, 0.6), (0.28, seat - 0.4), (0.5, seat - 0.3)], steel(), base, 0.02, 48)
    lathe([(0, seat - 0.35), (1.75, seat - 0.35), (1.9, seat - 0.1), (1.85, seat + 0.35), (1.5, seat + 0.5), (0, seat + 0.45)],
          solid('seat', (0.03, 0.06, 0.12), rough=0.6), base, 0.05, 64)


def assembly():
    """A lens assembly bench under its lamp."""
    sky((0.86, 0.92, 1.0), 0.42)
    shell(solid('epoxy', (0.30, 0.33, 0.36), rough=0.22, spec=0.4), solid('wall', (0.66, 0.69, 0.72), rough=0.7), window=(-4, 22), depth=26)
    top = 7.6
    box((-13, 4, top - 0.45), (15, 15, top), solid('mat', (0.42, 0.45, 0.48), rough=0.5), None, 0.08)
    for x in (-12, 14):
        for y in (4.8, 14.2):
            box((x - 0.35, y - 0.35, 0), (x + 0.35, y + 0.35, top - 0.4), alu(), None, 0.06)
    for x in (-12, 14):
        box((x - 0.35, 14.0, top), (x + 0.35, 14.7, 21), alu(), None, 0.06)
    for z in (13.0, 17.4):
        box((-12.4, 12.2, z), (14.4, 14.8, z + 0.3), solid('shelf', (0.62, 0.65, 0.68), rough=0.45), None, 0.05)
    box((-12.4, 9.0, 20.8), (14.4, 11.4, 21.3), alu(), None, 0.08)
    box((-11.8, 9.2, 20.72), (13.8, 11.2, 20.82), glow('tube', (0.95, 0.98, 1.0), 2.5), None, 0)
    for x in (-12, 14):
        box((x - 0.25, 9.6, 20.9), (x + 0.25, 14.6, 21.3), alu(), None, 0.05)
    lamp((1, 10.2, 20.6), (1, 9.6, 0), (25, 2), 5200, (0.96, 0.98, 1.0), mirror=False)
    box((-7.0, 4.6, top), (4.4, 11.6, top + 0.06), solid('bench-mat', (0.035, 0.05, 0.075), rough=0.7), None, 0.02)
    microscope(-1.2, 9.6, top)
    tray(-9.6, 7.6, top, 3, 4, 1.1)
    tray(4.4, 6.6, top + 0.06, 4, 2, 1.0)
    screen_on(9.4, 11.4, top, -22)
    tools(top + 0.06)
    bins()
    stool(-2.6, 0.2)
    return {'look': 'Medium High Contrast', 'exposure': -0.2, 'bounces': 5, 'indirect': 1.5}


def tools(z):
    """Tweezers, a driver and loose rings on the mat."""
    for i, (x, y, turn) in enumerate(((3.2, 5.2, 24), (2.4, 5.0, 32), (-5.6, 5.6, 100))):
        rod = group((x - 1.8, y + 3.6, z + 0.16), (90, 0, turn))
        lathe([(0, 0), (0.08, 0.1), (0.08, 1.3), (0.16, 1.35), (0.16, 2.7), (0, 2.8)], blue() if i == 1 else steel(), rod, 0.01, 24)
    for x, y, r in ((-5.2, 8.0, 0.5), (-4.0, 7.1, 0.42), (-5.0, 6.4, 0.34)):
        lathe([(r * 0.75, 0), (r, 0), (r, 0.16), (r * 0.75, 0.16)], anodised() if r > 0.4 else silver(), group((x, y, z)), 0.02, 48, closed=True)


def bins():
    """Small parts on the shelves."""
    tones = ((0.012, 0.06, 0.18), (0.10, 0.115, 0.135), (0.42, 0.45, 0.48))
    for i in range(9):
        x = -10.6 + i * 2.75
        tone = tones[i % 3 if i != 4 else 0]
        box((x - 1.15, 12.3, 13.3), (x + 1.15, 14.4, 15.0), solid(f'bin-{tone}', tone, rough=0.45), None, 0.08)
        box((x - 1.0, 12.4, 14.6), (x + 1.0, 14.2, 15.02), solid('inside', (0.02, 0.022, 0.026), rough=0.7), None, 0.02)
    for i in range(6):
        body = group((-10.2 + i * 1.5, 13.4, 17.7), parent=None, scale=0.26)
        lens(body, 4.2 + (i % 3) * 1.2)
    for i in range(3):
        case = group((2.6 + i * 4.0, 13.4, 17.7))
        box((-1.6, -1.0, 0), (1.6, 1.0, 1.3), solid('case', (0.045, 0.05, 0.058), rough=0.5), case, 0.12)
        box((-1.62, -1.02, 0.78), (1.62, 1.02, 0.84), silver(), case, 0)


def measuring():
    """A measuring machine on granite, in an even light."""
    sky((0.88, 0.93, 1.0), 0.45)
    shell(solid('floor', (0.50, 0.53, 0.56), rough=0.25, spec=0.4), solid('wall', (0.70, 0.73, 0.76), rough=0.7), depth=30)
    granite = solid('granite', (0.040, 0.043, 0.050), rough=0.16, spec=0.5, grain=0.04, scale=40)
    white = solid('cover', (0.66, 0.69, 0.73), rough=0.35)
    for x in (-8, 8):
        box((x - 2.2, 1, 0), (x + 2.2, 15, 5.2), solid('base', (0.16, 0.175, 0.20), rough=0.45), None, 0.15)
    box((-12, 0, 5.2), (12, 16, 8.0), granite, None, 0.12)
    box((-11.9, -0.03, 5.6), (11.9, 0.02, 5.8), blue(), None, 0)
    for x in (-10.6, 10.6):
        box((x - 1.0, 4.6, 8.0), (x + 1.0, 8.8, 17.6), white, None, 0.25)
    box((-12.4, 4.2, 16.6), (12.4, 9.2, 20.2), white, None, 0.35)
    box((-12.1, 4.17, 18.2), (12.1, 4.25, 18.5), blue(), None, 0)
    box((-3.4, 2.6, 14.8), (0.6, 9.6, 23.4), white, None, 0.35)
    box((-2.2, 5.6, 11.6), (-0.6, 7.2, 15.2), anodised(), None, 0.12)
    probe(-1.4, 6.4, 11.6)
    workpieces()
    bench_for_gauges()
    for x in (-14, 0, 14):
        box((x - 3.4, -8, 27.4), (x + 3.4, 22, 27.6), glow('ceiling-light', (0.95, 0.98, 1.0), 1.6), None, 0)
    lamp((0, 2, 27.2), (0, 6, 0), (40, 34), 15000, (0.96, 0.98, 1.0), mirror=False)
    lamp((30, -26, 20), (0, 6, 8), (14, 16), 3800, (1.0, 0.985, 0.96), mirror=False)
    return {'look': 'Medium High Contrast', 'exposure': -0.3, 'bounces': 5, 'indirect': 1.5}


def probe(x, y, z):
    base = group((x, y, z))
    lathe([(0.62, 0), (0.62, -0.7), (0.5, -0.8), (0.5, -1.3), (0.3, -1.4), (0.12, -1.5), (0.06, -1.6), (0.06, -2.3)], steel(), base, 0.02, 48)
    lathe([(0.5, -0.9), (0.51, -0.9), (0.51, -1.1), (0.5, -1.1)], blue(), base, 0)
    ball = [(0.13 * math.sin(t), -2.38 - 0.13 * math.cos(t)) for t in (math.pi * i / 12 for i in range(13))]
    lathe([(abs(r), h) for r, h in ball], solid('ruby', (0.75, 0.02, 0.06), rough=0.08, spec=0.6), base, 0, 32)


def workpieces():
    """Housings and a telecentric lens that wait on the table, and the flange under the probe."""
    lathe([(0.9, 0), (2.4, 0), (2.4, 0.5), (1.5, 0.6), (1.4, 0.8), (1.4, 1.09), (0.9, 1.09)], steel(), group((-1.4, 6.4, 8.0)), 0.05, closed=True)
    for x, y, s in ((5.4, 4.4, 0.62), (7.9, 5.4, 0.62)):
        telecentric(group((x, y, 8.0), parent=None, scale=s * 0.5), 12, 3.2)
    for i in range(3):
        body = group((-8.2 + i * 1.7, 2.6 + i * 0.5, 8.4), (90, 0, -20), None, 0.4)
        camera(body, 1.5, 3.8)
    for i, size in enumerate((0.4, 0.55, 0.75, 1.0, 1.3)):
        box((2.0 + i * 0.55, 1.6, 8.0), (2.42 + i * 0.55, 2.4, 8.0 + size), steel(), None, 0.02)


def bench_for_gauges():
    top = 7.4
    box((-22, 21, top - 0.4), (26, 28.5, top), solid('mat', (0.58, 0.61, 0.64), rough=0.5), None, 0.08)
    for x in (-21, -4, 8, 25):
        box((x - 0.3, 21.6, 0), (x + 0.3, 28, top - 0.3), alu(), None, 0.05)
    screen_on(16.5, 24.5, top, -12)
    for i in range(3):
        box((-18 + i * 3.6, 23, top), (-15 + i * 3.6, 26.4, top + 1.2), solid('box-wood', (0.36, 0.24, 0.13), rough=0.5), None, 0.08)
    box((21, 22.6, 0), (27, 29, 18), solid('cabinet', (0.60, 0.63, 0.67), rough=0.4), None, 0.12)


def meeting():
    """A table by the window, chairs, a plant and a wall of lenses."""
    sky((0.90, 0.94, 1.0), 0.42)
    shell(solid('planks', (0.40, 0.30, 0.21), rough=0.45, grain=0.06, stretch=(1, 12, 1), scale=0.6), solid('wall', (0.68, 0.70, 0.72), rough=0.75), window=(0, 30),
          depth=30)
    oak = solid('oak', (0.50, 0.36, 0.22), rough=0.4)
    outline = [(8.6 * math.copysign(abs(math.cos(t)) ** 0.6, math.cos(t)), 4.8 * math.copysign(abs(math.sin(t)) ** 0.6, math.sin(t)))
               for t in (2 * math.pi * i / 96 for i in range(96))]
    prism(outline, 7.0, 7.5, oak, None, 0.08, (-4, 12, 0))
    for x in (-9, 1):
        lathe([(0, 0), (2.0, 0), (2.0, 0.15), (0.4, 0.35), (0.32, 0.6), (0.32, 7.0)], anodised(), None, 0.03, 64, (x, 12, 0))
    for x, y, turn in ((-8.2, 6.0, 6), (-2.6, 5.8, -8), (3.8, 6.6, -24), (-8.4, 18.2, 176), (-2.4, 18.4, 184), (3.2, 18.0, 196)):
        chair(x, y, turn)
    for x, y in ((-7, 11), (-1, 13.4)):
        lathe([(0, 7.5), (0.34, 7.5), (0.42, 8.3), (0.38, 8.3), (0.31, 7.62), (0, 7.6)], solid('cup', (0.72, 0.74, 0.76), rough=0.25), None, 0.01, 48, (x, y, 0))
    box((-4.6, 10.4, 7.5), (-2.4, 12.0, 7.58), solid('paper', (0.75, 0.76, 0.78), rough=0.7), None, 0.01)
    sample = group((0.8, 11.0, 7.84), (90, 0, -34), None, 0.18)
    camera(sample)
    lens(sample)
    wall_of_lenses()
    plant(15.5, 25.5)
    sideboard(oak)
    for x in (-9.2, 1.2):
        pendant(x, 12)
    lamp((26, -22, 24), (-2, 14, 4), (16, 16), 4200, (1.0, 0.97, 0.93), mirror=False)
    return {'look': 'Medium High Contrast', 'exposure': -0.1, 'bounces': 5, 'indirect': 1.5}


def chair(x, y, turn):
    cloth = solid('cloth', (0.035, 0.085, 0.17), rough=0.8)
    base = group((x, y, 0), (0, 0, turn))
    box((-2.1, -2.0, 4.2), (2.1, 2.0, 4.75), cloth, base, 0.25, 4)
    back = group((0, -1.9, 4.6), (10, 0, 0), base)
    box((-2.0, -0.2, 0.5), (2.0, 0.2, 4.2), cloth, back, 0.2, 4)
    for s in (-1, 1):
        box((s * 1.5 - 0.09, -0.12, -0.3), (s * 1.5 + 0.09, 0.1, 0.8), anodised(), back, 0.03)
        for dy in (-1.7, 1.7):
            box((s * 1.85 - 0.1, dy - 0.1, 0), (s * 1.85 + 0.1, dy + 0.1, 4.3), anodised(), base, 0.04)


def wall_of_lenses():
    """Two framed drawings of a lens from the front: plain rings on paper."""
    for x, rings in ((-13, 4), (4.2, 3)):
        box((x - 3.2, 29.7, 12.0), (x + 3.2, 30.0, 20.4), anodised(), None, 0.04)
        box((x - 3.0, 29.64, 12.2), (x + 3.0, 29.72, 20.2), solid('print', (0.76, 0.78, 0.80), rough=0.7), None, 0)
        face = group((x, 29.63, 16.2), (90, 0, 0))
        for k in range(rings):
            r = 0.7 + k * 0.55
            lathe([(r - 0.13, 0), (r, 0.008)], blue() if k == rings - 2 else black(), face, 0, 96)


def plant(x, y):
    lathe([(0, 0), (1.5, 0), (1.9, 3.4), (1.7, 3.4), (1.4, 3.1), (0, 3.1)], solid('pot', (0.62, 0.64, 0.66), rough=0.5), None, 0.05, 64, (x, y, 0))
    leaf = solid('leaf', (0.045, 0.17, 0.06), rough=0.45, spec=0.4)
    for i in range(22):
        stem = group((x, y, 3.0), (0, 14 + (i * 37 % 46), i * 137.5))
        long = 4.6 + (i * 29 % 30) / 10
        box((-0.04, -0.04, 0), (0.04, 0.04, long * 0.7), leaf, stem, 0)
        blade = [(0, long * 0.5), (0.62, long * 0.72), (0.5, long * 0.9), (0, long * 1.15), (-0.5, long * 0.9), (-0.62, long * 0.72)]
        prism(blade, -0.02, 0.02, leaf, stem, 0.01, (0, 0, 0), (90, 0, 0))


def sideboard(oak):
    box((6.6, 26.4, 1.0), (24, 29.8, 6.2), oak, None, 0.1)
    for i in range(3):
        box((6.8 + i * 5.75, 26.34, 1.3), (12.2 + i * 5.75, 26.42, 5.9), solid('door', (0.66, 0.68, 0.70), rough=0.45), None, 0.03)
    for s, x in ((0.5, 20), (0.42, 22)):
        telecentric(group((x, 28, 6.2), parent=None, scale=s * 0.55), 12, 3.2)


def pendant(x, y):
    cable([(x, y, 30), (x, y, 22), (x, y, 16.4)], black(), 0.05)
    lathe([(0.3, 16.4), (0.5, 16.2), (2.2, 15.0), (2.25, 14.9), (2.1, 14.95), (0.45, 16.05)], anodised(), None, 0.02, 64, (x, y, 0))
    lathe([(0, 15.1), (0.8, 15.1), (0.9, 15.4), (0, 15.7)], glow('bulb', (1.0, 0.86, 0.66), 5), None, 0.02, 32, (x, y, 0))
