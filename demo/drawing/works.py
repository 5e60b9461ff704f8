"""Scenes from the works: the inspection line, the painted panel, the sensor and the battery row."""
import math

import bpy
from kit import box, cable, disc, finish, glow, group, lamp, lathe, prism, softbox, solid
from parts import (alu, anodised, bar_light, black, camera, gold, lens, matt, plug, profile_bar, ring_light, rubber, silver, steel)
from stage import dark_room, light_room
from studio import horizon


def workpiece(loc, parent=None, turn=0):
    """A machined flange on a carrier puck; stands on z = loc.z."""
    base = group(loc, (0, 0, turn), parent)
    lathe([(0, 0), (2.5, 0), (2.5, 0.55), (2.3, 0.75), (0, 0.75)], black(), base, 0.04)
    lathe([(0.85, 0.75), (2.05, 0.75), (2.05, 1.25), (1.35, 1.35), (1.25, 1.5), (1.25, 2.25), (1.12, 2.4), (0.85, 2.4)], steel(), base,
          0.05, closed=True)
    for i in range(6):
        a = math.radians(60 * i + 30)
        lathe([(0, 1.262), (0.17, 1.262)], matt(), base, 0, 24, (1.72 * math.cos(a), 1.72 * math.sin(a), 0))
        lathe([(0.17, 1.25), (0.17, 1.28), (0.22, 1.28), (0.22, 1.25)], silver(), base, 0, 24, (1.72 * math.cos(a), 1.72 * math.sin(a), 0))
    return base


def conveyor(low, high, top=9.0, half=4.0):
    belt = solid('belt', (0.045, 0.052, 0.062), rough=0.45, spec=0.4)
    box((low, -half, top - 0.5), (high, half, top), belt, None, 0.02, 1)
    for s in (-1, 1):
        rail = group((low, s * (half + 0.75), top - 0.9), (0, 90, 0))
        profile_bar(high - low, alu(), rail, 1.5)
        rail = group((low, s * (half + 0.75), top - 2.4), (0, 90, 0))
        profile_bar(high - low, alu(), rail, 1.5)
        box((low, s * (half + 0.16) - 0.14, top - 0.1), (high, s * (half + 0.16) + 0.14, top + 0.32), anodised(), None, 0.04, 1)
    x = low + 8
    while x < high:
        for s in (-1, 1):
            profile_bar(top - 3.45, alu(), group((x, s * (half + 0.75), 0.3)), 1.5)
            lathe([(0, 0), (1.1, 0), (1.1, 0.2), (0.4, 0.4)], black(), None, 0.03, 48, (x, s * (half + 0.75), 0))
        box((x - 0.5, -half - 0.2, 3.0), (x + 0.5, half + 0.2, 4.0), silver(), None, 0.06)
        x += 22


def station(x, color=(0.9, 0.96, 1.0), power=9, lit=1.0):
    """A column behind the belt that carries a camera and its ring light."""
    column = group((x, 7.7, 0))
    profile_bar(36, anodised(), column, 4.0)
    box((x - 3.2, 4.6, 0), (x + 3.2, 10.9, 0.7), anodised(), None, 0.1)
    front = 20.2
    eye = group((x, 0, front + 4.9), (180, 0, 180))
    camera(eye)
    lens(eye)
    box((x - 1.5, 1.85, front + 6.2), (x + 1.5, 5.75, front + 9.2), silver(), None, 0.1)
    box((x - 2.0, 5.35, front + 5.6), (x + 2.0, 5.8, front + 9.8), anodised(), None, 0.08)
    plug(eye, 5.2, -0.75)
    top = front + 4.9 + 5.2
    cable([(x + 0.75, 0, top + 2.0), (x + 0.85, 0.4, top + 3.2), (x + 1.7, 3.0, top + 2.9), (x + 2.5, 5.4, top + 0.6),
           (x + 2.3, 7.2, top - 3), (x + 2.3, 7.7, 20), (x + 2.3, 7.7, 2), (x + 2.3, 7.7, 0.2)], rubber(), 0.22)
    ring = group((x, 0, 18.6), (180, 0, 0))
    ring_light(ring, 4.0, 2.1, 1.3, color, power, 3)
    for s in (-1, 1):
        box((x + s * 1.6 - 0.4, 3.4, 17.7), (x + s * 1.6 + 0.4, 5.75, 18.4), silver(), None, 0.08)
    box((x - 2.4, 5.35, 17.2), (x + 2.4, 5.8, 18.9), anodised(), None, 0.08)
    disc((x, 0, 17.2), (x, 0, 9), 7.4, 520 * lit, color)
    return front


def line():
    dark_room((0.011, 0.015, 0.022), 0.2, far=60, middle=10)
    conveyor(-70, 90)
    for i in range(-9, 12):
        workpiece((i * 7.0, 0, 9.0), None, 17 * i)
    station(0)
    station(28, (0.10, 0.36, 1.0), 9, lit=1.3)
    station(56)
    softbox((-44, -30, 34), (0, 0, 12), (26, 36), 14, (0.66, 0.81, 1.0))
    softbox((-16, -66, 9), (0, 0, 10), (70, 9), 5, (0.8, 0.9, 1.0))
    softbox((20, -50, 50), (10, 0, 10), (90, 18), 4, (0.85, 0.92, 1.0))
    softbox((80, -30, 40), (14, 0, 12), (24, 36), 14, (1.0, 0.95, 0.9))
    horizon(14, 1.8, 60)


def panel_height(x, y):
    """The shape of a bonnet: crowned, its edges turned down, with a raised middle whose creases run together at the front."""
    roll = -1.2 * (abs(x) / 19) ** 6 - 0.9 * (abs(y) / 13) ** 6
    crown = -0.0046 * x * x - 0.0055 * y * y
    middle = 1 / (1 + math.exp(2.4 * (abs(x) - 8.4 - 0.20 * y)))
    scoop = -0.35 * math.exp(-((abs(x) - 11.2 - 0.26 * y) / 2.4) ** 2)
    return roll + crown + 0.6 * middle + scoop


def bonnet(height, paint, parent):
    nu, nv = 300, 200
    verts, faces = [], []
    for j in range(nv + 1):
        for i in range(nu + 1):
            s, t = 2 * i / nu - 1, 2 * j / nv - 1
            u = s * math.sqrt(1 - 0.16 * t * t)
            v = t * math.sqrt(1 - 0.20 * s * s)
            x, y = 19 * u * (1 - 0.06 * v), 13 * v
            verts.append((x, y, height + panel_height(x, y)))
    for j in range(nv):
        for i in range(nu):
            a = j * (nu + 1) + i
            faces.append((a, a + 1, a + nu + 2, a + nu + 1))
    mesh = bpy.data.meshes.new('bonnet')
    mesh.from_pydata(verts, [], faces)
    ob = finish(mesh, 'bonnet', paint, parent, angle=80)
    shell = ob.modifiers.new('shell', 'SOLIDIFY')
    shell.thickness = 0.45
    shell.offset = -1
    edge = ob.modifiers.new('edge', 'BEVEL')
    edge.width = 0.12
    edge.segments = 3
    edge.limit_method = 'ANGLE'
    edge.angle_limit = math.radians(60)


def panel():
    dark_room((0.010, 0.013, 0.019), 0.3, far=60, shine=0.1)
    paint = solid('paint', (0.0012, 0.013, 0.062), metallic=0.6, rough=0.30, coat=1.0, spec=0.0)
    box((-5, -4, 0), (5, 4, 0.8), anodised(), None, 0.15)
    box((-2.4, -2.0, 0.7), (2.4, 2.0, 8.6), anodised(), None, 0.2)
    for s in (-1, 1):
        box((s * 3.0 - 0.6, -2.4, 5.6), (s * 3.0 + 0.6, 2.4, 10.4), silver(), None, 0.2)
        lathe([(0, -0.2), (1.3, -0.2), (1.3, 0.2), (0, 0.2)], steel(), group((s * 3.7, 0, 9.0), (0, 90, 0)), 0.06)
    table = group((0, 0, 9.0), (20, 0, 0))
    box((-2.3, -1.6, -0.8), (2.3, 1.6, 1.9), anodised(), table, 0.2)
    for y in (-6.6, 6.6):
        profile_bar(28, alu(), group((-14, y, 3.0), (0, 90, 0), table), 2.0)
    box((-1.6, -7.4, 1.4), (1.6, 7.4, 2.2), silver(), table, 0.1)
    height = 7.6
    bonnet(height, paint, table)
    for x in (-11, 11):
        for y in (-6.6, 6.6):
            top = height + panel_height(x, y) - 0.3
            lathe([(0.6, 3.8), (0.6, top - 1.4), (0.3, top - 1.3), (0.3, top - 0.6)], silver(), table, 0.04, 48, (x, y, 0))
            lathe([(0, top - 0.7), (0.8, top - 0.7), (0.9, top - 0.25), (0.9, top + 0.05), (0, top + 0.05)], rubber(), table, 0.05, 48,
                  (x, y, 0))
    # The light tunnel: bars along X between two arches.
    wide, tall, half = 25.0, 33.0, 27.0
    for x in (-half, half):
        outer = [(1.05 * wide * math.cos(a), 1.05 * tall * math.sin(a)) for a in (math.pi * k / 48 for k in range(49))]
        inner = [(wide * math.cos(a), tall * math.sin(a)) for a in (math.pi * k / 48 for k in range(48, -1, -1))]
        prism(outer + inner, -0.7, 0.7, anodised(), None, 0.08, (x, 0, 0), (90, 0, 90))
    strip = glow('tunnel', (0.80, 0.91, 1.0), 6)
    for k in (56, 70, 84, 98, 112, 126):
        a = math.radians(k)
        y, z = 0.985 * wide * math.cos(a), 0.985 * tall * math.sin(a)
        holder = group((0, y, z), (k - 90, 0, 0))
        box((-half, -0.6, -0.3), (half, 0.6, 0.9), anodised(), holder, 0.1)
        seen = box((-half + 1, -0.34, -0.38), (half - 1, 0.34, -0.22), strip, holder, 0.02)
        seen.visible_glossy = seen.visible_diffuse = False
        n = (math.cos(a), math.sin(a))
        light = lamp((0, y - 0.45 * n[0], z - 0.45 * n[1]), (0, y - 9 * n[0], z - 9 * n[1]), (2 * half - 2, 0.8), 2200, (0.84, 0.93, 1.0))
        light.rotation_euler = (math.radians(k - 90), 0, 0)
    softbox((-60, -24, 24), (0, 0, 10), (24, 44), 8, (0.6, 0.78, 1.0))
    horizon(0, 1.4, 60)


def cell(x, y, z, wrap):
    box((x - 1.05, y - 3.6, z), (x + 1.05, y + 3.6, z + 8.6), wrap, None, 0.16)
    box((x - 0.98, y - 3.52, z + 8.5), (x + 0.98, y + 3.52, z + 8.68), silver(), None, 0.06)
    for s, mat in ((-1, silver()), (1, gold())):
        box((x - 0.62, y + s * 2.4 - 0.7, z + 8.6), (x + 0.62, y + s * 2.4 + 0.7, z + 8.82), black(), None, 0.05)
        box((x - 0.48, y + s * 2.4 - 0.55, z + 8.7), (x + 0.48, y + s * 2.4 + 0.55, z + 9.1), mat, None, 0.06)
    outline = [(0.34 * math.cos(a), (0.55 if math.sin(a) > 0 else -0.55) + 0.34 * math.sin(a))
               for a in (2 * math.pi * i / 40 for i in range(40))]
    prism(outline, z + 8.6, z + 8.76, steel(), None, 0.02, (x, y, 0))
    lathe([(0, z + 8.74), (0.2, z + 8.74), (0.22, z + 8.66)], black(), None, 0, 32, (x, y + 1.25, 0))


def battery():
    light_room((0.76, 0.785, 0.82), far=40)
    wrap = solid('wrap', (0.012, 0.11, 0.42), rough=0.28, coat=0.5)
    box((-60, -6.5, 0.0), (60, 6.5, 1.0), solid('table', (0.30, 0.32, 0.35), metallic=0.9, rough=0.35), None, 0.15)
    box((-60, -4.4, 0.9), (60, 4.4, 1.5), black(), None, 0.1)
    for i in range(-14, 24):
        cell(i * 2.75, 0, 1.5, wrap)
    for s in (-1, 1):
        box((-60, s * 4.2 - 0.35, 1.0), (60, s * 4.2 + 0.35, 3.2), silver(), None, 0.1)
    profile_bar(33, alu(), group((5.5, 8.6, 0)), 3.4)
    box((3.4, 6.4, 0), (7.6, 11.4, 0.6), anodised(), None, 0.1)
    eye = group((5.5, 0, 23.2), (180, 0, 180))
    camera(eye, 1.9, 5.2)
    lens(eye, 4.6)
    box((4.0, 1.85, 24.4), (7.0, 7.0, 27.4), silver(), None, 0.1)
    plug(eye, 5.2, -0.75)
    cable([(6.25, 0, 30.4), (6.35, 0.3, 31.6), (6.9, 3.0, 31.2), (7.6, 6.2, 28.6), (7.45, 8.2, 25), (7.45, 8.6, 14), (7.45, 8.6, 0.6)],
          rubber(), 0.22)
    for s in (-1, 1):
        tilt = group((5.5 + s * 4.2, 0, 15.0), (0, 0, 90))
        bar_light(group((0, 0, 0), (90 + 30 * s, 0, 0), tilt), 9, (0.95, 0.98, 1.0), 6)
    for x in (1.3, 9.7):
        box((x - 0.35, 4.2, 14.6), (x + 0.35, 9.0, 15.6), silver(), None, 0.08)
    box((0.95, 8.2, 14.6), (10.05, 9.0, 15.6), silver(), None, 0.08)
    lamp((5.5, 0, 15), (5.5, 0, 9), (7, 3), 500, (0.95, 0.98, 1.0), mirror=False)
    lamp((-26, -22, 40), (0, 0, 4), (26, 26), 13000, (1.0, 0.985, 0.96))
    lamp((34, -2, 26), (0, 0, 4), (12, 26), 5000, (0.85, 0.92, 1.0))
    softbox((0, 6, 50), (0, 0, 0), (60, 20), 2.0)
    softbox((-36, -4, 12), (0, 0, 6), (14, 26), 2.0)
    return {'look': 'Medium High Contrast', 'exposure': 0.65}
