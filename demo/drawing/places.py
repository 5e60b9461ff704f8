"""Places: the clean assembly hall, and the plant at dusk. Here one unit is about 20 cm."""
import random

import bpy

from kit import box, coated, finish, glow, group, lamp, lathe, prism, solid
from parts import alu, anodised, black, blue
from stage import sky


def plane(low, high, z, mat):
    mesh = bpy.data.meshes.new('plane')
    mesh.from_pydata([(low[0], low[1], z), (high[0], low[1], z), (high[0], high[1], z), (low[0], high[1], z)], [], [(0, 1, 2, 3)])
    return finish(mesh, 'plane', mat, smooth=False)


def bench_unit(x, y, side):
    """An assembly cell: cabinet, worktop, glazed hood with its own light. `side` is +1 when it opens towards +X."""
    white = solid('cabinet', (0.70, 0.72, 0.75), rough=0.35)
    root = group((x, y, 0), (0, 0, 0 if side > 0 else 180))
    box((-5, -6.6, 0.5), (5, 6.6, 6.0), white, root, 0.2)
    box((-4.7, -6.3, 0), (4.7, 6.3, 0.6), black(), root, 0.05)
    box((-5.3, -6.9, 5.9), (5.3, 6.9, 6.5), alu(), root, 0.1)
    for dy in (-6.5, 6.5):
        for dx in (-4.9, 4.9):
            box((dx - 0.3, dy - 0.3, 6.4), (dx + 0.3, dy + 0.3, 17), alu(), root, 0.06)
    box((-5.4, -7.0, 16.8), (5.4, 7.0, 19.0), white, root, 0.25)
    box((5.36, -7.02, 17.4), (5.44, 7.02, 17.8), blue(), root, 0)
    box((-4.2, -5.6, 16.68), (4.2, 5.6, 16.82), glow('hood', (0.92, 0.96, 1.0), 3.5), root, 0)
    box((-5.0, -6.3, 6.4), (-4.8, 6.3, 16.9), solid('back', (0.55, 0.57, 0.60), rough=0.4), root, 0)
    for dy in (-6.5, 6.5):
        box((-4.6, dy - 0.05, 6.6), (4.6, dy + 0.05, 16.7), coated('pane', (0.8, 0.92, 1.0), 0.06, 0.8), root, 0)
    # On the worktop: a column with a camera, a round table, a screen.
    box((-3.6, -0.6, 6.4), (-2.6, 0.6, 15.0), alu(), root, 0.08)
    box((-2.7, -0.7, 12.4), (-0.6, 0.7, 14.6), anodised(), root, 0.12)
    lathe([(0, 10.2), (0.62, 10.2), (0.62, 12.5)], anodised(), root, 0.03, 48, (-1.6, 0, 0))
    lathe([(1.0, 9.3), (1.7, 9.3), (1.7, 9.9), (1.0, 9.9)], anodised(), root, 0.04, 48, (-1.6, 0, 0), closed=True)
    lathe([(0, 7.2), (1.8, 7.2), (1.9, 6.9), (1.9, 6.4)], solid('turntable', (0.25, 0.27, 0.30), metallic=1, rough=0.25), root, 0.03, 48,
          (-1.6, 0, 0))
    box((-4.3, 2.6, 8.4), (-4.0, 5.8, 11.2), black(), root, 0.08)
    box((-4.02, 2.75, 8.55), (-3.98, 5.65, 11.05), glow('screen', (0.10, 0.32, 0.75), 1.2), root, 0)
    if y < 30:
        lamp((0, 0, 16.6), (0, 0, 0), (8, 11), 900, (0.94, 0.97, 1.0), parent=root)


def hall():
    sky((0.80, 0.88, 1.0), 0.3)
    floor = solid('epoxy', (0.30, 0.33, 0.36), rough=0.16, spec=0.5, grain=0.03, scale=0.06)
    plane((-60, -140), (60, 400), 0, floor)
    lane = solid('lane', (0.05, 0.24, 0.60), rough=0.2)
    for x in (-10.5, 10.5):
        plane((x - 0.45, -140), (x + 0.45, 400), 0.012, lane)
    wall = solid('wall', (0.52, 0.545, 0.58), rough=0.6)
    box((-61, -140, 0), (-60, 400, 48), wall, None, 0)
    box((60, -140, 0), (61, 400, 12), wall, None, 0)
    box((60, -140, 34), (61, 400, 48), wall, None, 0)
    box((64, -140, 10), (65, 400, 36), glow('daylight', (0.80, 0.90, 1.0), 2.6), None, 0)
    box((-60, 300, 0), (60, 301, 48), wall, None, 0)
    plane((-60, -140), (60, 400), 48, solid('ceiling', (0.36, 0.38, 0.41), rough=0.7))
    frame = solid('frame', (0.13, 0.145, 0.17), rough=0.45)
    for i in range(-3, 9):
        y = i * 36.0
        for s in (-1, 1):
            box((s * 38 - 1.1, y - 1.1, 0), (s * 38 + 1.1, y + 1.1, 42), frame, None, 0.15)
        box((-60, y - 0.7, 45.6), (60, y + 0.7, 46.8), frame, None, 0.05)
        box((-60, y - 0.7, 41), (60, y + 0.7, 42), frame, None, 0.05)
        for k in range(-10, 10):
            x = k * 6.0
            a, b = ((x, 42), (x + 3, 45.6)), ((x + 3, 45.6), (x + 6, 42))
            for (x0, z0), (x1, z1) in (a, b):
                prism([(x0 - 0.25, z0), (x0 + 0.25, z0), (x1 + 0.25, z1), (x1 - 0.25, z1)], -0.2, 0.2, frame, None, 0, (0, y, 0), (90, 0, 0))
        box((59.9, y - 0.5, 12), (60.9, y + 0.5, 34), frame, None, 0.05)
        for x in (-28, 0, 28):
            box((x - 0.9, y + 4, 40.0), (x + 0.9, y + 32, 40.5), glow('tube', (0.95, 0.98, 1.0), 7), None, 0.05)
    # One long light per row of tubes: many small ones would be noisy.
    for x in (-28, 0, 28):
        lamp((x, 100, 39.9), (x, 100, 0), (1.8, 400), 22000, (0.95, 0.98, 1.0), mirror=False)
    lamp((59.5, 80, 23), (0, 80, 6), (440, 20), 60000, (0.80, 0.90, 1.0), mirror=False)
    for i in range(-1, 14):
        bench_unit(-20, i * 20.0, 1)
        bench_unit(20, i * 20.0, -1)
    return {'look': 'High Contrast', 'exposure': 0.15, 'bounces': 5, 'indirect': 1.0, 'ambient': 30}


def dusk():
    world = bpy.data.worlds.new('dusk')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    coords = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    stops = [(0.0, (0.95, 0.46, 0.24)), (0.06, (0.72, 0.42, 0.36)), (0.16, (0.26, 0.33, 0.52)), (0.36, (0.07, 0.15, 0.36)),
             (1.0, (0.012, 0.035, 0.12))]
    ramp.color_ramp.elements[0].color = (*stops[0][1], 1)
    ramp.color_ramp.elements[1].color = (*stops[-1][1], 1)
    for at, color in stops[1:-1]:
        ramp.color_ramp.elements.new(at).color = (*color, 1)
    tree.links.new(coords.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes['Background'].inputs['Color'])
    tree.nodes['Background'].inputs['Strength'].default_value = 0.55


def building():
    dusk()
    rng = random.Random(4)
    plane((-900, -400), (900, 900), 0, solid('ground', (0.020, 0.022, 0.026), rough=0.16, spec=0.5, grain=0.05, scale=0.05))
    concrete = solid('concrete', (0.34, 0.35, 0.37), rough=0.6)
    dark = solid('mullion', (0.05, 0.055, 0.065), metallic=0.8, rough=0.35)
    pane = coated('facade', (0.80, 0.90, 1.0), 0.05, 1.0)
    width, depth, storey, floors = 60.0, 40.0, 11.0, 3
    inside = solid('inside', (0.60, 0.55, 0.48), rough=0.7)
    box((-width - 6, -10, 0), (width + 6, depth + 4, 0.5), concrete, None, 0.1)
    for f in range(floors + 1):
        z = 0.5 + f * storey
        over = 3.0 if f else 0.5
        box((-width - over, -over, z), (width + over, depth + over, z + 1.0), concrete, None, 0.08)
        if f == floors:
            box((-width - 4.5, -4.5, z + 0.9), (width + 4.5, depth + 4.5, z + 1.7), dark, None, 0.08)
            box((-18, 12, z + 1.6), (20, 32, z + 6.5), dark, None, 0.1)
            break
        top = z + storey
        box((-width + 1, 14, z + 1), (width - 1, 14.4, top), inside, None, 0)
        x = -width
        while x < width:
            bay = rng.choice((6.0, 9.0, 12.0))
            end = min(width, x + bay)
            lit = rng.random()
            if lit > 0.16:
                tone = rng.choice(((1.0, 0.72, 0.42), (1.0, 0.80, 0.55), (0.90, 0.93, 1.0)))
                lamp(((x + end) / 2, 7, top - 0.8), ((x + end) / 2, 7, z), (end - x - 0.6, 8), 340 * (end - x) * (0.5 + lit * 0.7), tone)
                box((x + 0.8, 4, top - 0.35), (end - 0.8, 4.5, top - 0.22), glow(f'tube-{tone}', tone, 9), None, 0)
                box((x + 0.8, 9, top - 0.35), (end - 0.8, 9.5, top - 0.22), glow(f'tube-{tone}', tone, 9), None, 0)
            box((end - 0.12, 0.6, z + 1), (end + 0.12, 14, top), inside, None, 0)
            if rng.random() > 0.4:
                box((x + 1.2, 5.0, z + 1), (end - 1.2, 8.0, z + 1 + rng.choice((2.4, 3.4, 4.6))), solid('desk', (0.26, 0.27, 0.30), rough=0.5),
                    None, 0.05)
            x = end
        plane_pane = [(-width, 0.3, z + 1), (width, 0.3, z + 1), (width, 0.3, top), (-width, 0.3, top)]
        mesh = bpy.data.meshes.new('pane')
        mesh.from_pydata(plane_pane, [], [(0, 1, 2, 3)])
        finish(mesh, 'pane', pane, smooth=False)
        for i in range(41):
            at = -width + i * 3.0
            box((at - 0.10, -0.1, z + 1), (at + 0.10, 0.7, top), dark, None, 0)
        box((-width, 0.0, z + 4.2), (width, 0.5, z + 4.4), dark, None, 0)
        for s in (-1, 1):
            box((s * width - 0.4, 0.4, z + 1), (s * width + 0.4, depth, top), concrete, None, 0)
    # The entrance: a dark portal with a lit doorway, a canopy and low steps.
    box((8, -9, 9.0), (30, 0.5, 10.0), dark, None, 0.1)
    for x in (9, 29):
        box((x - 0.4, -8.6, 0.5), (x + 0.4, -7.8, 9.1), dark, None, 0.08)
    box((9, -8.5, 8.9), (29, -0.5, 9.02), glow('canopy', (1.0, 0.86, 0.66), 1.6), None, 0)
    lamp((19, -4.5, 8.8), (19, -4.5, 0), (18, 7), 2600, (1.0, 0.86, 0.66))
    for i in range(9):
        x = -64 + i * 16
        lathe([(0, 0.5), (0.35, 0.5), (0.35, 3.2), (0.5, 3.3), (0.5, 3.6), (0, 3.7)], dark, None, 0.03, 24, (x, -16, -0.5))
        lathe([(0.42, 2.3), (0.42, 2.75)], glow('bollard', (1.0, 0.84, 0.62), 7), None, 0, 24, (x, -16, 0))
        lamp((x, -16, 2.5), (x, -16, 0), (1.2, 1.2), 130, (1.0, 0.84, 0.62), mirror=False)
    hill = solid('far', (0.010, 0.014, 0.024), rough=0.9)
    x = -420
    while x < 460:
        w = rng.uniform(14, 44)
        box((x, 260 + rng.uniform(0, 60), 0), (x + w, 340, rng.uniform(9, 30)), hill, None, 0)
        x += w + rng.uniform(0, 12)
    return {'look': 'Medium High Contrast', 'exposure': 0.3}
