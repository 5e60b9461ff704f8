"""The monitors that show the software, and the accessories."""
import math
import os

import bpy

from cases import vision
from kit import box, cable, coated, finish, glow, group, knurl, lathe, nodes_of, prism, solid
from parts import anodised, barrel, black, blue, glass_stack, gold, matt, rubber, screw, silver, steel
from ports import behind, corner_screws, facing, gland, rj45

# `screens.mjs` puts the drawn screens here before Blender starts.
SCREENS = {'folder': ''}


def screen(name, width, height, parent):
    """A lit picture, `width` × `height`, upright and facing -Y."""
    mat, tree, shader = nodes_of(f'screen-{name}')
    picture = tree.nodes.new('ShaderNodeTexImage')
    picture.image = bpy.data.images.load(os.path.join(SCREENS['folder'], f'{name}.png'))
    emit = tree.nodes.new('ShaderNodeEmission')
    emit.inputs['Strength'].default_value = 0.95
    tree.links.new(picture.outputs['Color'], emit.inputs['Color'])
    tree.links.new(emit.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    mat.cycles.sample_as_light = False
    mesh = bpy.data.meshes.new('screen')
    w, h = width / 2, height / 2
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    uv = mesh.uv_layers.new()
    for loop, at in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = at
    return finish(mesh, 'screen', mat, parent, smooth=False)


def monitor(root, picture, width=34.0, height=21.2, lift=8.0):
    """An industrial panel on a foot; it leans back a little."""
    w, h = width / 2, height / 2
    head = group((0, 0, lift + h), (84, 0, 0), root)
    box((-w - 1.1, -h - 1.1, -2.2), (w + 1.1, h + 1.1, 0), anodised(), head, 0.35, 4)
    box((-w - 0.7, -h - 0.7, -0.05), (w + 0.7, h + 0.7, 0.06), black(), head, 0.12)
    screen(picture, width, height, group((0, 0, 0.075), parent=head))
    box((-w * 0.6, -h * 0.6, -4.4), (w * 0.6, h * 0.6, -2.1), anodised(), head, 0.3)
    for i in range(15):
        x = -w * 0.55 + i * w * 1.1 / 14
        box((x - 0.18, -h * 0.52, -4.9), (x + 0.18, h * 0.52, -4.3), anodised(), head, 0.06, 1)
    box((-w * 0.30, -h - 1.13, -1.5), (w * 0.30, -h - 1.05, -1.2), blue(), head, 0)
    stand(root, lift, h)
    below = behind(head, 4.4)
    for i in range(3):
        rj45(group((-3.2 + 3.2 * i, -h * 0.6 + 1.7, 0.0), parent=below, scale=1.2), 0, 0)


def stand(root, lift, h):
    prism([(-7.5, -4.5), (7.5, -4.5), (8.5, 6.0), (-8.5, 6.0)], 0, 0.7, silver(), root, 0.15)
    prism([(2.6, 0.6), (5.4, 0.6), (5.6, lift + h * 0.9), (3.9, lift + h * 0.9)], -2.6, 2.6, silver(), root, 0.12, (0, 0, 0), (90, 0, 90))


def workstation(root, picture='studio'):
    monitor(root, picture)


def runtime(root):
    """The runtime on its smallest hardware: a controller and a small screen."""
    vision(group((-9.5, 0, 0), (0, 0, 0), root, 1.3))
    monitor(group((9.0, 0.5, 0), parent=root), 'runtime', 18.0, 11.4, 4.4)


def plug_m12(root):
    """An overmoulded plug; the cable leaves at z = 0, the pins look along +Z."""
    lathe([(0, 0), (0.42, 0), (0.46, 0.3), (0.46, 0.8), (0.78, 1.3), (0.82, 2.4), (0.70, 2.6), (0.70, 3.9)], rubber(), root, 0.03, 64)
    for i in range(4):
        lathe([(0.44, 0.12 + i * 0.2), (0.52, 0.17 + i * 0.2), (0.44, 0.22 + i * 0.2)], rubber(), root, 0, 48)
    knurl(0.92, 2.62, 3.7, steel(), root, 32, 0.07)
    lathe([(0.70, 3.68), (0.93, 3.68), (0.93, 3.8), (0.84, 3.86), (0.84, 4.3), (0.66, 4.3), (0.66, 3.9)], steel(), root, 0.02, 64)
    lathe([(0, 3.75), (0.67, 3.75)], matt(), root, 0, 48)
    for i in range(8):
        a = 2 * math.pi * i / 8
        lathe([(0.06, 3.7), (0.06, 4.2), (0, 4.24)], gold(), root, 0, 12, (0.40 * math.cos(a), 0.40 * math.sin(a), 0))
    lathe([(0.83, 1.7), (0.835, 1.72), (0.835, 1.98), (0.83, 2.0)], blue(), root, 0, 64)


def plug_network(root):
    """A network plug between two locking screws; the cable leaves at z = 0."""
    lathe([(0, 0), (0.42, 0), (0.46, 0.3), (0.46, 0.8), (0.7, 1.3)], rubber(), root, 0.03, 64)
    box((-1.7, -0.75, 1.2), (1.7, 0.75, 3.2), rubber(), root, 0.22, 4)
    box((-0.58, -0.46, 3.1), (0.58, 0.40, 5.0), solid('clear-plug', (0.55, 0.60, 0.66), rough=0.15, spec=0.6), root, 0.05)
    box((-0.50, 0.36, 3.3), (0.50, 0.44, 4.9), steel(), root, 0.02)
    for i in range(8):
        x = -0.42 + 0.12 * i
        box((x - 0.03, -0.48, 4.2), (x + 0.03, -0.40, 4.98), gold(), root, 0)
    for x in (-1.25, 1.25):
        lathe([(0.28, 3.1), (0.28, 3.5), (0.16, 3.55), (0.16, 4.5), (0, 4.55)], steel(), root, 0.02, 32, (x, 0, 0))
        knurl(0.34, 0.7, 1.25, steel(), group((x, 0, 0), parent=root), 20, 0.05)
    box((-1.2, 0.74, 1.9), (1.2, 0.765, 2.3), blue(), root, 0)


def jacket():
    return solid('jacket', (0.020, 0.021, 0.024), rough=0.48, spec=0.4)


def cable_ends(root):
    """The two plugs of CB-10, close."""
    for x, turn, plug, high in ((2.2, -8, plug_m12, 0.93), (-2.1, 6, plug_network, 0.76)):
        end = group((x, 0, high), (0, 0, turn), root)
        plug(group((0, 0, 0), (90, 0, 0), end))
        side = 1 if x > 0 else -1
        cable([(0, -0.2, 0), (0, 1.2, -0.1), (side * 0.3, 3.0, 0.36 - high), (side * 1.3, 4.8, 0.36 - high)],
              jacket(), 0.36, end)


def camera_cable(root):
    """CB-10: a coil that lies on the table, tied in two places, with its two plugs."""
    turns, thick, points = 7, 0.36, []
    for i in range(turns * 12 + 1):
        a = 2 * math.pi * i / 12
        lap = i / 12
        r = 7.0 + 0.42 * math.sin(lap * 2.4) + 0.34 * math.cos(a * 2 + lap)
        z = thick + 0.26 + 0.40 * lap * (0.86 + 0.14 * math.sin(a * 1.5))
        points.append((r * math.cos(a), r * math.sin(a), z))
    last = points[-1][2]
    head = [(5.2, -10.4, 0.9), (6.2, -8.6, 0.8), (7.2, -5.2, 0.5), (7.4, -2.4, 0.42)]
    tail = [(5.6, 4.6, last), (0.4, 7.3, last * 0.97), (-5.4, 5.6, last * 0.8), (-8.3, 1.4, 1.5), (-8.9, -3.2, 0.6), (-8.2, -7.4, 0.75),
            (-7.6, -9.2, 0.76)]
    cable(head + points[1:] + tail, jacket(), thick, root)
    plug_m12(group((5.2, -10.4, 0.92), (90, 0, -29), root))
    plug_network(group((-7.6, -9.2, 0.76), (90, 0, 18), root))
    for turn in (112, 262):
        a = math.radians(turn)
        tie = group((7.0 * math.cos(a), 7.0 * math.sin(a), 1.9), (90, 0, turn), root)
        loop = [(1.38 * math.cos(t), 1.9 * math.sin(t)) for t in (2 * math.pi * k / 40 for k in range(40))]
        prism(loop, -0.7, 0.7, solid('strap', (0.02, 0.22, 0.72), rough=0.6), tie, 0.06)


def housing(root, rear=False):
    """HS-67: a sealed tube with a window, a finned middle and two feet; a lens looks out of it."""
    axis = 4.7
    eye = group((0, 0, axis), (90, 0, 0), root)
    lathe([(3.0, 0.2), (3.0, 0.0), (3.9, 0.0), (4.0, -0.1), (4.0, -1.5), (3.9, -1.6), (3.5, -1.65), (3.5, -15.6), (3.9, -15.7), (4.0, -15.8),
           (4.0, -17.0), (3.9, -17.1), (0, -17.1)], silver(), eye, 0.05)
    lathe([(3.0, 0.2), (3.2, 0.2), (3.3, 0.1), (3.3, 0.0)], anodised(), eye, 0.02)
    lathe([(3.0, 0.1), (2.9, -0.6), (2.9, -6), (0, -6)], matt(), eye, 0)
    for i in range(8):
        arm = group((0, 0, 0), (0, 0, 22.5 + 45 * i), eye)
        screw(3.6, 0, 0.0, 0.2, arm)
        screw(3.55, 0, 0.0, 0.2, group((0, 0, -17.1), (180, 0, 0), arm))
    for i in range(9):
        z = -4.2 - i * 1.0
        lathe([(3.5, z), (3.78, z), (3.78, z - 0.42), (3.5, z - 0.42)], anodised(), eye, 0.03)
    lathe([(3.505, -2.4), (3.53, -2.42), (3.53, -2.85), (3.505, -2.87)], blue(), eye, 0)
    inside = group((0, 0, -1.0), parent=eye, scale=1.25)
    lathe([(1.35, -3), (1.35, -0.1), (1.30, 0), (1.15, 0), (1.1, -0.2)], anodised(), inside, 0.03)
    lathe([(1.36, -0.5), (1.37, -0.48), (1.37, -0.36), (1.36, -0.34)], blue(), inside, 0)
    barrel(inside, -0.05, 1.08)
    glass_stack(inside, -0.05, 1.06)
    lathe([(0, 0.06), (3.0, 0.06)], coated('pane', (0.55, 0.78, 1.0), 0.0, 0.12), eye, 0)
    for y in (4.0, 13.0):
        foot(root, y + 0.4, axis)
    back = behind(eye, 17.1)
    for x in (-1.5, 1.5):
        gland(back, x, -0.4, 0.75)
    lathe([(0.5, 0), (0.5, 0.35), (0.36, 0.4), (0, 0.4)], steel(), back, 0.03, 6, (0, 1.7, 0))
    if rear:
        for x, out in ((-1.5, -2.4), (1.5, 1.2)):
            cable([(x, 18.6, axis - 0.4), (x, 19.4, axis - 0.6), (x + out * 0.3, 21.4, 1.6), (x + out * 0.7, 23.2, 0.32), (x + out, 26.0, 0.32)],
                  rubber(), 0.32, root)


def foot(root, y, axis):
    box((-3.6, y - 0.9, 0), (3.6, y + 0.9, 0.7), anodised(), root, 0.1)
    box((-1.6, y - 0.7, 0.5), (1.6, y + 0.7, axis - 3.3), anodised(), root, 0.08)
    lathe([(3.78, -0.55), (4.1, -0.55), (4.1, 0.55), (3.78, 0.55)], anodised(), group((0, y, axis), (90, 0, 0), root), 0.06, closed=True)
    for x in (-2.8, 2.8):
        screw(x, y, 0.7, 0.3, root)
