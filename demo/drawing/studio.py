"""Product scenes: the family on a dark floor, the optical bench, the lights, and the light studio."""
import math

from kit import box, cable, disc, glow, group, knurl, lamp, lathe, softbox, solid
from parts import (ICE, anodised, bar_light, blue, camera, controller, cradle, lens, plug, ring_light, rubber, screw, silver,
                   telecentric)
from stage import dark_room, light_room


def standing_camera(loc, yaw, lens_length=4.6, body=None, wire=None, half=1.9, depth=5.2, height=1.2):
    """A camera with lens on its plate, looking towards the viewer when yaw is 0. `wire` is where its cable leaves the scene."""
    base = group(loc, (0, 0, yaw))
    cradle(group((0, 0.3, 0), parent=base), half * 2 + 1.1, depth - 0.7, height)
    root = group((0, 0, height + half), (90, 0, 0), base)
    camera(root, half, depth, body)
    lens(root, lens_length)
    if wire:
        plug(root, depth)
        tail = depth + 2.4
        top = height + half
        cable([(0.75, tail - 0.4, top), (0.8, tail + 1.6, top - 0.5), (0.6 + wire[0] * 0.3, tail + 3.5, 0.8),
               (wire[0] * 0.7, tail + wire[1] * 0.5, 0.24), (wire[0], tail + wire[1], 0.24)], rubber(), 0.22, base)
    return base


def lying_telecentric(loc, yaw, length=13, front=3.3, height=4.3, with_camera=True):
    """A telecentric lens in two clamps on a rail plate, axis at `height`; the front ring is at the origin."""
    base = group(loc, (0, 0, yaw))
    end = 0.3 + length
    root = group((0, end, height), (90, 0, 0), base)
    telecentric(root, length, front)
    if with_camera:
        camera(root, 1.9, 5.2)
    for y, r in ((1.4, front), (end - length * 0.355, 1.86)):
        lathe([(r, -0.6), (r + 0.55, -0.6), (r + 0.55, 0.6), (r, 0.6)], silver(), group((0, y, height), (90, 0, 0), base), 0.08,
              closed=True)
        box((-0.9, y - 0.6, 0.5), (0.9, y + 0.6, height - r - 0.3), silver(), base, 0.08)
    box((-2.4, 0.2, 0), (2.4, end + 4.6, 0.62), anodised(), base, 0.1)
    return base


def horizon(x, strength=1.6, far=45, color=(0.12, 0.32, 0.9)):
    """A tall blue glow behind the subject that glossy tops and the floor mirror; the viewer does not see it."""
    softbox((x, far - 4, 17), (x, 0, 6), (far * 1.7, 30), strength, color, edge=0.5)


def family():
    dark_room(middle=8)
    standing_camera((3.6, -3.0, 0), 24, wire=(9, 10))
    lying_telecentric((-5.0, 1.0, 0), -16)
    ring_light(group((-3.4, -7.4, 0)), 3.3, 1.7, 1.2)
    controller(group((11.6, 6.4, 0), (0, 0, 20)))
    standing_camera((9.6, -5.0, 0), 38, 3.6, silver(), half=1.45, depth=3.6, height=0.9)
    disc((-3.4, -7.4, 1.25), (-3.4, -7.4, 9), 5, 260, ICE)
    softbox((-28, -8, 20), (0, 0, 3), (20, 30), 14, (0.66, 0.81, 1.0))
    softbox((32, -20, 22), (6, 0, 2), (16, 28), 11, (1.0, 0.95, 0.9))
    softbox((-6, -34, 40), (2, 0, 2), (40, 12), 5, (0.85, 0.92, 1.0))
    horizon(6)


def carrier(x, parent, top=2.9):
    box((x - 1.7, -2.7, top - 0.9), (x + 1.7, 2.7, top), silver(), parent, 0.12)
    for s in (-1, 1):
        box((x - 1.7, s * 2.7 - 0.32, top - 2.0), (x + 1.7, s * 2.7 + 0.32, top - 0.05), silver(), parent, 0.1)
        screw(x - 1.25, s * 2.0, top, 0.24, parent)
        screw(x + 1.25, s * 2.0, top, 0.24, parent)


def element(x, axis, radius, bulge, parent, edge=0.5, tint=(0.93, 0.97, 1.0)):
    """A biconvex glass element in a ring mount; optical axis along X."""
    glass = solid('glass', tint, rough=0.0, spec=0.6)
    shader = glass.node_tree.nodes['Principled BSDF']
    shader.inputs['Transmission'].default_value = 1
    shader.inputs['IOR'].default_value = 1.5
    cell = group((x, 0, axis), (0, 90, 0), parent)
    ball = (radius ** 2 + bulge ** 2) / (2 * bulge)
    open_at = math.asin(radius / ball)
    face = [(ball * math.sin(open_at * i / 20), edge / 2 + bulge - ball + ball * math.cos(open_at * i / 20)) for i in range(21)]
    lathe([(r, -z) for r, z in face] + [(r, z) for r, z in reversed(face)], glass, cell, 0)
    r = radius
    lathe([(r - 0.12, -0.7), (r + 0.62, -0.7), (r + 0.7, -0.62), (r + 0.7, 0.62), (r + 0.62, 0.7), (r - 0.12, 0.7), (r - 0.12, edge / 2),
           (r + 0.02, edge / 2), (r + 0.02, -edge / 2), (r - 0.12, -edge / 2)], anodised(), cell, 0.04, closed=True)
    lathe([(r + 0.702, -0.12), (r + 0.712, -0.1), (r + 0.712, 0.1), (r + 0.702, 0.12)], blue(), cell, 0)
    for i in range(3):
        a = math.radians(60 + 120 * i)
        screw((r + 0.3) * math.cos(a), (r + 0.3) * math.sin(a), 0.7, 0.15, cell)


def bench():
    dark_room(rough=0.2, middle=30)
    axis = 10.0
    rail = group((0, 0, 0))
    box((-40, -2.2, 0), (21, 2.2, 0.9), anodised(), rail, 0.12)
    box((-40, -1.3, 0.8), (21, 1.3, 2.0), anodised(), rail, 0.1)
    for x, r, b in ((-5.0, 4.0, 0.85), (2.0, 3.1, 0.8), (7.2, 2.2, 0.6)):
        carrier(x, rail)
        stem = group((0, 0, 2.85), parent=rail)
        lathe([(0.9, 0), (0.9, (axis - r - 2.85) * 0.55), (0.55, (axis - r - 2.85) * 0.55), (0.55, axis - r - 0.5 - 2.85)],
              anodised(), stem, 0.04, loc=(x, 0, 0))
        element(x, axis, r, b, rail)
    # The source at the left end.
    carrier(-21, rail)
    lathe([(1.0, 2.85), (1.0, 6.2), (0.6, 6.2), (0.6, axis - 2.0)], anodised(), rail, 0.04, loc=(-21, 0, 0))
    head = group((-25.5, 0, axis), (0, 90, 0), rail)
    lathe([(0, 0), (2.3, 0), (2.3, 6.2), (2.1, 6.3), (2.1, 7.2), (1.2, 7.4), (1.0, 7.2), (0, 7.2)], anodised(), head, 0.05)
    knurl(2.36, 5.0, 5.9, rubber(), head, 80)
    lathe([(2.3, 1.0), (2.315, 1.02), (2.315, 1.2), (2.3, 1.22)], blue(), head, 0)
    lathe([(0, 7.22), (0.5, 7.22)], glow('source', ICE, 12), head, 0)
    # The camera at the right end looks back along the axis.
    carrier(18, rail)
    lathe([(1.0, 2.85), (1.0, axis - 1.8)], anodised(), rail, 0.04, loc=(18, 0, 0))
    eye = group((16.4, 0, axis), (90, 0, -90), rail)
    camera(eye)
    lens(eye)
    beam = glow('beam', (0.05, 0.34, 1.0), 2.6)
    lathe([(0.035, 0), (0.035, 30.2)], beam, group((-18.2, 0, axis), (0, 90, 0), rail), 0, 24)
    softbox((-30, -6, 26), (-4, 0, 8), (20, 24), 14, (0.62, 0.8, 1.0))
    softbox((6, -36, 40), (4, 0, 8), (50, 16), 8, (0.85, 0.92, 1.0))
    softbox((44, -54, 28), (8, 0, 8), (18, 28), 14, (1.0, 0.93, 0.85))
    horizon(0)


def lights():
    dark_room((0.012, 0.014, 0.018), 0.22)
    ring_light(group((0, 0, 0), (0, 0, 0)), 4.6, 2.4, 1.4, (0.92, 0.96, 1.0), 4, 3)
    disc((0, 0, 1.5), (0, 0, 9), 7, 260, (0.9, 0.95, 1.0))
    # A second ring stands on its edge in a foot.
    up = group((8.6, 5.5, 4.55), (72, 0, 24))
    ring_light(up, 4.2, 2.2, 1.3, (0.06, 0.30, 1.0), 9, 3)
    foot = group((8.6, 5.5, 0), (0, 0, 24))
    box((-2.6, -1.2, 0), (2.6, 3.4, 0.7), silver(), foot, 0.12)
    box((-1.6, 0.2, 0.5), (1.6, 1.2, 2.0), silver(), foot, 0.1)
    disc((8.1, 4.3, 5.0), (5.2, -4.0, 3.0), 6, 420, (0.06, 0.30, 1.0))
    bar_light(group((-8.4, 6.2, 0), (0, 0, 18)), 13, (1.0, 0.10, 0.02), 1.3)
    lamp((-8.1, 5.1, 1.2), (-6.2, -2, 1.0), (11, 1), 160, (1.0, 0.16, 0.06), mirror=False)
    softbox((-26, 2, 24), (0, 0, 2), (18, 24), 9, (0.75, 0.86, 1.0))
    softbox((24, 8, 28), (0, 0, 2), (22, 18), 9, (0.8, 0.9, 1.0))
    softbox((0, -30, 40), (0, 0, 2), (36, 12), 4)
    horizon(2, 1.3)


def studio_lamps():
    lamp((-26, -18, 34), (0, 0, 2), (24, 24), 9000, (1.0, 0.985, 0.96))
    lamp((28, 6, 22), (0, 0, 2), (12, 26), 3800, (0.85, 0.92, 1.0))
    softbox((0, 10, 40), (0, 0, 0), (40, 20), 2.2)
    softbox((-30, 4, 10), (0, 0, 4), (12, 26), 2.4)


def light_camera():
    light_room()
    standing_camera((0, 0, 0), -32, wire=(28, 22))
    standing_camera((8.8, 3.4, 0), -20, 3.6, silver(), half=1.45, depth=3.6, height=0.9, wire=(25, 18))
    studio_lamps()
    return {'look': 'Medium High Contrast', 'exposure': 0.8}


def light_lenses():
    light_room((0.78, 0.80, 0.83))
    tall = group((5.6, 4.0, -0.25))
    telecentric(tall, 13, 3.3)
    for x, y, size, length in ((-1.6, 0.4, 1.0, 6.0), (-6.6, 3.2, 1.25, 5.2), (1.4, -5.0, 0.85, 4.2)):
        lens(group((x, y, -0.25 * size), (0, 0, -90), scale=size), length)
    lying = group((-5.6, -3.4, 1.70), (90, 0, -38))
    lens(lying, 4.4)
    studio_lamps()
    return {'look': 'Medium High Contrast', 'exposure': 0.8}


def light_controller():
    light_room((0.74, 0.77, 0.81))
    controller(group((-3.6, 0, 0), (0, 0, -24)), 10.5, 6.0, 8.0)
    standing_camera((7.2, -1.6, 0), -38, wire=(28, 22))
    studio_lamps()
    return {'look': 'Medium High Contrast', 'exposure': 0.8}
