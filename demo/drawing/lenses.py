"""The company's lenses. Each lies with its front towards -Y or stands on its mount."""
import math

from kit import box, coated, dome, group, knurl, lathe
from parts import anodised, barrel, blue, glass_stack, lens, matt, rubber, screw, silver, steel, telecentric, ticks


def posed(root, pose, tilt=0.0):
    """`lying` shows the front to the viewer, `standing` has it up, `rear` shows the mount. `tilt` is how far a cone rolls onto its side."""
    turn = {'lying': 90 - tilt, 'rear': -90 + tilt, 'standing': 0}[pose]
    # From behind the lens is rolled over, which keeps its locking screws on top.
    return group((0, 0, 0), (0, 0, 180 if pose == 'rear' else 0), group((0, 0, 0), (turn, 0, 0), root))


def thumb(root, radius, z, angle):
    """The little screw that locks a ring."""
    arm = group((0, 0, z), (0, 0, angle), root)
    stud = group((radius - 0.05, 0, 0), (0, 90, 0), arm)
    lathe([(0.13, 0), (0.13, 0.22), (0.24, 0.24), (0.24, 0.52), (0.20, 0.56), (0, 0.56)], steel(), stud, 0.01, 32)


def rear(root):
    """The mount thread and the last element."""
    lathe([(0.98, 0.35), (0.98, -0.42), (1.22, -0.42), (1.26, -0.36), (1.26, 0.35)], steel(), root, 0.01)
    for i in range(5):
        z = -0.30 + i * 0.11
        lathe([(1.26, z - 0.035), (1.30, z), (1.26, z + 0.035)], steel(), root, 0)
    lathe([(0.98, -0.38), (0.80, -0.20), (0.80, 0.05), (0, 0.3)], matt(), root, 0.01)
    dome(0.80, -0.16, -0.02, coated('rear-glass', (0.2, 0.8, 0.7), 0.06, 0.9), root)


def fixed(root, pose='lying', length=4.6, radius=1.62, tint=(0.55, 0.25, 1.0), long=False):
    body = posed(root, pose)
    lens(body, length, radius, tint=tint)
    rear(body)
    thumb(body, radius * 0.94, 1.1, 100)
    thumb(body, radius, length - 1.3, 70)
    if long:
        lathe([(radius, 2.5), (radius * 1.015, 2.52), (radius * 1.015, 2.95), (radius, 2.97)], silver(), body, 0.01)
        knurl(radius * 1.035, 3.2, 4.3, rubber(), body, 64, 0.05)


def wide(root, pose='lying'):
    """FL-12: a short body and a bell for the wide field."""
    body = posed(root, pose, 10.5)
    end = 4.3
    lathe([(1.2, 0.25), (1.3, 0.3), (1.3, 0.62), (1.5, 0.72), (1.5, 2.5), (1.62, 2.6), (1.62, 2.75), (2.18, 3.25), (2.22, 3.3), (2.22, end),
           (2.10, end), (2.04, end - 0.14), (1.86, end - 0.18), (1.84, end - 0.24)], anodised(), body, 0.025)
    knurl(1.57, 1.75, 2.4, rubber(), body, 60)
    ticks(body, 1.5, 1.42, 20, 200, 0.3)
    lathe([(2.22, end - 0.52), (2.235, end - 0.50), (2.235, end - 0.38), (2.22, end - 0.36)], blue(), body, 0)
    rear(body)
    thumb(body, 1.48, 1.1, 90)
    barrel(body, end, 1.80)
    glass_stack(body, end + 0.1, 1.80, (0.18, 0.55, 1.0), (0.8, 0.3, 1.0))


def telecentric_lens(root, pose='lying', length=13, front=3.3, clamps=()):
    """`clamps` are the places along the axis (z, radius) where it is held; without them it lies on its own rims."""
    if clamps:
        body = group((0, 0, 5.0), (90, 0, 0), root)
    else:
        body = posed(root, pose, math.degrees(math.atan((front * 1.012 - 1.80) / (length * 0.62 - 1.6))) if pose == 'lying' else 0)
    telecentric(body, length, front)
    rear(body)
    for z, radius in clamps:
        clamp(root, -z, radius)
    if clamps:
        ends = [-z for z, _ in clamps]
        box((-2.6, min(ends) - 1.4, 0), (2.6, max(ends) + 1.4, 0.6), anodised(), root, 0.1)
        for y in (min(ends) - 0.95, max(ends) + 0.95):
            for x in (-2.0, 2.0):
                screw(x, y, 0.6, 0.22, root)


def clamp(root, y, radius, axis=5.0):
    """A split ring on a foot, closed by a screw at its side."""
    ring = group((0, y, axis), (90, 0, 0), root)
    lathe([(radius, -0.55), (radius + 0.5, -0.55), (radius + 0.5, 0.55), (radius, 0.55)], silver(), ring, 0.07, closed=True)
    box((-0.9, y - 0.55, 0.5), (0.9, y + 0.55, axis - radius - 0.25), silver(), root, 0.07)
    box((radius + 0.3, y - 0.5, axis - 0.45), (radius + 1.0, y + 0.5, axis + 0.45), silver(), root, 0.07)
    screw(radius + 0.65, y, axis + 0.45, 0.2, root)
