"""The image sensor on its board, seen close. Here one unit is about 1 mm."""
import random

from kit import box, cable, group, lathe, nodes_of, softbox, solid
from parts import gold, matt, silver, steel
from stage import sky


def iridescent():
    """The pixel array: its hue follows the angle of view, as a diffraction grating's does."""
    mat, tree, shader = nodes_of('pixels')
    geo = tree.nodes.new('ShaderNodeNewGeometry')
    dot = tree.nodes.new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    dot.inputs[1].default_value = (0.85, 0.55, 0.25)
    tree.links.new(geo.outputs['Incoming'], dot.inputs[0])
    coords = tree.nodes.new('ShaderNodeTexCoord')
    place = tree.nodes.new('ShaderNodeVectorMath')
    place.operation = 'DOT_PRODUCT'
    place.inputs[1].default_value = (0.55, 0.40, 0)
    tree.links.new(coords.outputs['Generated'], place.inputs[0])
    both = tree.nodes.new('ShaderNodeMath')
    both.operation = 'ADD'
    tree.links.new(dot.outputs['Value'], both.inputs[0])
    tree.links.new(place.outputs['Value'], both.inputs[1])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    stops = [(0.0, (0.05, 0.02, 0.25)), (0.25, (0.02, 0.12, 0.55)), (0.45, (0.0, 0.42, 0.50)), (0.62, (0.10, 0.50, 0.18)),
             (0.78, (0.60, 0.34, 0.05)), (1.0, (0.45, 0.05, 0.28))]
    ramp.color_ramp.elements[0].color = (*stops[0][1], 1)
    ramp.color_ramp.elements[1].color = (*stops[-1][1], 1)
    for at, color in stops[1:-1]:
        ramp.color_ramp.elements.new(at).color = (*color, 1)
    tree.links.new(both.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Metallic'].default_value = 0.9
    shader.inputs['Roughness'].default_value = 0.22
    shader.inputs['Clearcoat'].default_value = 0.8
    return mat


def passive(x, y, turn, size, color):
    base = group((x, y, 0), (0, 0, turn))
    w, d, h = size
    box((-w / 2, -d / 2, 0.06), (w / 2, d / 2, h), solid(f'part-{color}', color, rough=0.4), base, 0.04, 2)
    for s in (-1, 1):
        a, b = sorted((s * (w / 2 - w * 0.22), s * (w / 2 + 0.03)))
        box((a, -d / 2 - 0.03, 0.03), (b, d / 2 + 0.03, h + 0.03), steel(), base, 0.05, 2)
        a, b = sorted((s * (w / 2 - w * 0.24), s * (w / 2 + 0.22)))
        box((a, -d / 2 - 0.1, 0), (b, d / 2 + 0.1, 0.05), silver(), base, 0.02, 1)


def chip(x, y, size, pins, turn=0):
    base = group((x, y, 0), (0, 0, turn))
    s = size / 2
    box((-s, -s, 0.18), (s, s, 1.0), solid('mould', (0.014, 0.014, 0.015), rough=0.55), base, 0.10)
    lathe([(0, 1.002), (0.22, 1.002)], matt(), base, 0, 32, (-s + 0.55, s - 0.55, 0))
    pitch = (size - 0.8) / (pins - 1)
    for side in range(4):
        arm = group((0, 0, 0), (0, 0, 90 * side), base)
        for i in range(pins):
            p = -s + 0.4 + pitch * i
            box((p - pitch * 0.26, -s - 0.18, 0.42), (p + pitch * 0.26, -s + 0.05, 0.54), steel(), arm, 0.02, 1)
            box((p - pitch * 0.26, -s - 0.24, 0.05), (p + pitch * 0.26, -s - 0.12, 0.54), steel(), arm, 0.02, 1)
            box((p - pitch * 0.26, -s - 0.60, 0.03), (p + pitch * 0.26, -s - 0.12, 0.12), steel(), arm, 0.02, 1)


def package():
    ceramic = solid('ceramic', (0.050, 0.052, 0.058), rough=0.42, spec=0.5)
    w, d = 9.0, 7.2
    box((-w, -d, 0.1), (w, d, 1.0), ceramic, None, 0.12)
    for low, high in (((-w, -d), (w, -d + 1.0)), ((-w, d - 1.0), (w, d)), ((-w, -d + 0.9), (-w + 1.0, d - 0.9)), ((w - 1.0, -d + 0.9), (w, d - 0.9))):
        box((*low, 0.9), (*high, 1.9), ceramic, None, 0.08)
    for low, high in (((-w + 0.15, -d + 0.15), (w - 0.15, -d + 0.5)), ((-w + 0.15, d - 0.5), (w - 0.15, d - 0.15)),
                      ((-w + 0.15, -d + 0.5), (-w + 0.5, d - 0.5)), ((w - 0.5, -d + 0.5), (w - 0.15, d - 0.5))):
        box((*low, 1.88), (*high, 1.93), gold(), None, 0.01, 1)
    # The die, its margin, its pixels.
    box((-6.2, -4.9, 1.0), (6.2, 4.9, 1.32), solid('silicon', (0.10, 0.11, 0.14), metallic=0.9, rough=0.2), None, 0.03, 1)
    box((-5.3, -4.0, 1.318), (5.3, 4.0, 1.332), iridescent(), None, 0)
    strip = solid('metal-layer', (0.42, 0.36, 0.28), metallic=1, rough=0.3)
    rng = random.Random(5)
    for side in (-1, 1):
        x = -5.3
        while x < 5.1:
            step = rng.choice((0.25, 0.4, 0.6, 0.9))
            box((x, side * 4.36 - 0.16, 1.318), (min(5.3, x + step - 0.06), side * 4.36 + 0.16, 1.328), strip, None, 0)
            x += step
    count = 46
    for i in range(count):
        x = -5.9 + 11.8 * i / (count - 1)
        far = x * 1.20
        for s in (-1, 1):
            box((x - 0.075, s * 4.70 - 0.075, 1.315), (x + 0.075, s * 4.70 + 0.075, 1.335), gold(), None, 0)
            box((far - 0.085, s * 5.75 - 0.28, 0.98), (far + 0.085, s * 5.75 + 0.28, 1.03), gold(), None, 0)
            cable([(x, s * 4.70, 1.33), (x + (far - x) * 0.3, s * 4.98, 1.72), (far, s * 5.72, 1.03)], gold(), 0.028)
    for i in range(30):
        x = -w + 0.6 + (2 * w - 1.2) * i / 29
        for s in (-1, 1):
            box((x - 0.16, s * (d + 0.02) - 0.06, 0.05), (x + 0.16, s * (d + 0.02) + 0.06, 0.85), gold(), None, 0.01, 1)
            box((x - 0.16, s * (d + 0.45) - 0.5, 0), (x + 0.16, s * (d + 0.45) + 0.5, 0.06), steel(), None, 0.02, 1)


def traces():
    copper = solid('trace', (0.012, 0.055, 0.10), rough=0.3, spec=0.6, coat=0.3)
    rng = random.Random(3)
    for i in range(30):
        x = -8.4 + 16.8 * i / 29
        for s in (-1, 1):
            run = 2.2 + rng.random() * 0.2 + (abs(i - 14.5) * 0.16)
            y0, y1 = s * 8.1, s * (8.1 + run)
            box((x - 0.07, min(y0, y1), 0), (x + 0.07, max(y0, y1), 0.025), copper, None, 0)
    for s in (-1, 1):
        for i in range(13):
            y = -6.4 + 12.8 * i / 12
            x0, x1 = s * 9.3, s * (15 + rng.random() * 24)
            box((min(x0, x1), y - 0.08, 0), (max(x0, x1), y + 0.08, 0.025), copper, None, 0)
            lathe([(0.10, 0.0), (0.10, 0.035), (0.26, 0.035), (0.26, 0.0)], gold(), None, 0, 20, (x1, y, 0))


def sensor():
    sky((0.004, 0.006, 0.010))
    box((-70, -46, -1.6), (70, 46, 0), solid('mask', (0.002, 0.010, 0.022), rough=0.36, spec=0.35, coat=0.1), None, 0.05)
    package()
    traces()
    rng = random.Random(11)
    tan, dark, grey = (0.35, 0.22, 0.12), (0.02, 0.02, 0.022), (0.28, 0.27, 0.26)
    for gx in range(-12, 13):
        for gy in (-17.5, -14.6, 14.6, 17.5, 20.4):
            if rng.random() < 0.72:
                passive(gx * 2.7, gy, rng.choice((0, 90)), rng.choice(((1.6, 0.85, 0.55), (1.3, 0.7, 0.6))), rng.choice((tan, dark, dark, grey)))
    chip(-24, 26, 9, 16)
    chip(6, 29, 11, 20)
    chip(30, 27, 8, 14)
    chip(-30, -27, 8, 14)
    chip(28, -26, 9, 16)
    chip(-52, 2, 10, 18)
    chip(50, -2, 10, 18)
    softbox((-34, 30, 30), (0, 0, 0), (24, 34), 9, (0.55, 0.76, 1.0))
    softbox((36, 26, 26), (0, 0, 0), (22, 28), 10, (1.0, 0.88, 0.74))
    softbox((10, 50, 30), (0, 0, 0), (50, 14), 4, (0.35, 0.60, 1.0))
    softbox((6, -30, 40), (0, 0, 0), (30, 16), 5)
