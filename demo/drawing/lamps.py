"""The company's lights. Their light comes from glowing surfaces, which look right at any scale."""
import math

from kit import box, cable, coated, dome, glow, group, lathe, nodes_of, prism, solid
from parts import anodised, black, blue, ring_light, rubber, screw, silver
from ports import corner_screws, round_port
from works import bonnet

WHITE = (0.88, 0.95, 1.0)
SECTORS = [(1.0, 0.03, 0.02), (0.02, 0.85, 0.12), (0.02, 0.16, 1.0), (0.92, 0.97, 1.0)]


def lead(root, start, out, length=5.0):
    """A cable that leaves `start` along `out` (a direction in x, y) and comes to rest on the ground, 0.22 thick."""
    x, y, z = start
    dx, dy = out
    points = [(x, y, z), (x + dx * 0.8, y + dy * 0.8, z - 0.1), (x + dx * (1 + z * 0.5), y + dy * (1 + z * 0.5), max(0.24, z * 0.35)),
              (x + dx * (2 + z * 0.6), y + dy * (2 + z * 0.6), 0.24),
              (x + dx * length - dy * 0.8, y + dy * length + dx * 0.8, 0.24)]
    cable(points, rubber(), 0.22, root)


def bracket(root, width, height, depth=3.0):
    """An angle plate that a light is screwed to: its upright stands behind y = 0."""
    w = width / 2
    box((-w, -0.6, 0), (w, depth, 0.42), silver(), root, 0.08)
    box((-w, 0.0, 0.3), (w, 0.42, height), silver(), root, 0.08)
    for x in (-w + 0.45, w - 0.45):
        screw(x, depth - 0.6, 0.42, 0.24, root)
    for s in (-1, 1):
        prism([(0.3, 0.3), (depth - 1.4, 0.3), (0.3, height * 0.6)], -0.15, 0.15, silver(), root, 0.04, (s * (w - 0.3), 0, 0), (90, 0, 90))


def ring(root, flat=False):
    """RL-90: four colours in four quarters. Upright on its bracket, or lying on its face."""
    if flat:
        body = group((0, 0, 1.6), (180, 0, 0), root)
    else:
        body = group((0, -1.85, 5.0), (90, 0, 0), root)
        bracket(root, 4.6, 3.6)
        box((-2.3, -0.3, 1.4), (2.3, 0.1, 3.6), silver(), root, 0.05)
    ring_light(body, 4.5, 2.5, 1.6, power=1.5, rows=3, sectors=SECTORS)
    lathe([(2.52, -0.02), (4.42, -0.02), (4.42, 0.05), (2.52, 0.05)], black(), body, 0, closed=True)
    for i in range(8):
        arm = group((0, 0, 0), (0, 180, 45 * i + 22.5), body)
        screw(3.5, 0, 0.02, 0.17, arm)
    box((-0.7, 4.3, 0.2), (0.7, 5.0, 1.2), anodised(), body, 0.1)
    if flat:
        lead(root, (0, -4.9, 0.9), (0.35, -0.94), 4.6)
    else:
        cable([(0, -1.15, 9.9), (0, -1.1, 10.5), (0.4, 0.2, 10.6), (1.0, 1.6, 8.0), (1.7, 3.4, 1.6), (2.6, 4.4, 0.24), (5.4, 4.6, 0.24)],
              rubber(), 0.22, root)


def bar(root, back=False):
    """BL-300: thirty lensed LEDs in a finned profile."""
    body = group(parent=root)
    length = 30.0
    x = length / 2
    box((-x, -0.9, 0), (x, 1.4, 2.6), anodised(), body, 0.1)
    for i in range(8):
        box((-x + 0.3, 1.3, 0.24 + i * 0.28), (x - 0.3, 2.0, 0.24 + i * 0.28 + 0.12), anodised(), body, 0.02, 1)
    box((-x + 0.5, -0.98, 0.45), (x - 0.5, -0.84, 2.15), solid('board', (0.62, 0.64, 0.66), rough=0.5), body, 0.02)
    face = group((0, -0.98, 1.3), (90, 0, 0), body)
    for i in range(24):
        at = -x + 1.25 + i * (length - 2.5) / 23
        lathe([(0.56, 0), (0.58, 0.16), (0.50, 0.18), (0.34, 0.04)], solid('cup', (0.8, 0.82, 0.85), rough=0.3), face, 0, 32, (at, 0, 0))
        dome(0.46, 0.26, 0.02, glow('bar-led', WHITE, 1.25), face, 8, (at, 0, 0))
    box((-x + 0.5, -1.22, 0.36), (x - 0.5, -1.18, 2.24), coated('pane', (0.7, 0.85, 1.0), 0.02, 0.5), body, 0)
    box((-x + 0.42, -1.26, 0.30), (x - 0.42, -0.8, 0.44), anodised(), body, 0.03)
    box((-x + 0.42, -1.26, 2.16), (x - 0.42, -0.8, 2.30), anodised(), body, 0.03)
    for s in (-1, 1):
        box((s * x - 0.22, -1.3, -0.04), (s * x + 0.22, 2.05, 2.66), silver(), body, 0.08)
        end = group((s * (x + 0.22), 0, 1.3), (90, 0, 90 * s), body)
        for y in (-0.9, 0.9):
            screw(-0.8 * s, y, 0, 0.15, end)
            screw(1.7 * s, y, 0, 0.15, end)
    box((-x + 1.2, -0.5, 2.58), (x - 1.2, -0.2, 2.63), blue(), body, 0.01)
    end = group((x + 0.22, 0.4, 1.3), (90, 0, 90), body)
    round_port(end, 0, 0, 0.55, 0.8, 5)
    if back:
        for at in (-9, 9):
            box((at - 0.9, 1.6, 0.3), (at + 0.9, 2.3, 2.3), silver(), body, 0.06)
            plate = group((at, 2.3, 1.3), (-90, 0, 0), body)
            for dx in (-0.5, 0.5):
                screw(dx, 0, 0, 0.2, plate)


def backlight(root, parts=False):
    """BK-200: an even white field. On its bracket, or flat with parts on it that it turns into outlines."""
    body = group(parent=root) if parts else group((0, 0, 0.5), (78, 0, 0), root)
    up = 0 if parts else 10.4
    panel = group((0, up, 0), parent=body)
    box((-10.4, -10.4, 0), (10.4, 10.4, 1.5), anodised(), panel, 0.14)
    box((-9.2, -9.2, 1.4), (9.2, 9.2, 1.515), solid('gap', (0.02, 0.02, 0.022), rough=0.5), panel, 0.03)
    box((-9.0, -9.0, 1.4), (9.0, 9.0, 1.54), glow('field', (0.78, 0.91, 1.0), 1.0, light=True), panel, 0.02)
    corner_screws(panel, 9.8, 9.8, 1.5, 0.22)
    box((-10.42, -2.6, 0.55), (-10.38, 2.6, 0.75), blue(), panel, 0)
    side = group((10.4, -7.4, 0.75), (90, 0, 90), panel)
    round_port(side, 0, 0, 0.55, 0.7, 5)
    if parts:
        outlines(group((0, 0, 1.54), parent=panel))
    else:
        for x in (-6, 6):
            foot = group((x, 0, 0), parent=root)
            box((-0.8, -2.6, 0), (0.8, 7.4, 0.5), silver(), foot, 0.08)
            prism([(0.6, 0.4), (7.0, 0.4), (3.45, 12.0), (2.65, 12.0)], -0.3, 0.3, silver(), foot, 0.06, (0, 0.35, 0), (90, 0, 90))


def outlines(table):
    """A gear, washers and a bracket, black against the light."""
    dark = solid('shadow-part', (0.10, 0.105, 0.115), metallic=1, rough=0.3)
    teeth = 24
    rim = []
    for i in range(teeth):
        for part, r in ((0.0, 3.9), (0.22, 3.9), (0.36, 3.2), (0.86, 3.2)):
            a = 2 * math.pi * (i + part) / teeth
            rim.append((r * math.cos(a), r * math.sin(a)))
    prism(rim, 0, 0.9, dark, table, 0.04, (-3.0, 2.4, 0))
    lathe([(0, 0.8), (1.3, 0.8), (1.3, 1.6), (0.7, 1.7), (0, 1.7)], dark, table, 0.04, 64, (-3.0, 2.4, 0))
    for x, y, r in ((4.6, 5.2, 2.0), (6.0, -1.0, 1.4), (-6.3, -5.4, 1.7)):
        lathe([(r * 0.5, 0), (r, 0), (r, 0.4), (r * 0.5, 0.4)], dark, table, 0.05, 64, (x, y, 0), closed=True)
    prism([(-3.4, -0.8), (3.4, -0.8), (3.4, 2.6), (1.9, 2.6), (1.9, 0.8), (-3.4, 0.8)], 0, 0.5, dark, table, 0.06, (1.8, -6.2, 0))


def dome_light(root, open_side=True):
    """DM-150: a white hollow hemisphere. With its mouth to the viewer, or standing as it works."""
    body = group((0, -1.0, 8.5), (90, 0, 0), root) if open_side else group((0, 0, 0), (180, 0, 0), root)
    angles = [math.radians(d) for d in range(0, 77, 4)]
    outer = [(7.5 * math.cos(a), -7.0 * math.sin(a)) for a in angles]
    inner = [(6.7 * math.cos(a), -6.2 * math.sin(a)) for a in angles[:-1]]
    lathe([(8.0, 0), (8.0, -0.9), (7.5, -0.95)] + outer[2:] + [(2.1, -6.9), (2.1, -7.6), (1.7, -7.6), (1.7, -6.0)], anodised(), body, 0.03)
    lathe(inner + [(1.7, -6.0)], lit_shell(), body, 0)
    lathe([(6.6, 0.02), (6.6, -0.25), (7.0, -0.25), (7.4, 0.02)], solid('board', (0.62, 0.64, 0.66), rough=0.5), body, 0)
    lathe([(7.35, 0), (7.35, 0.12), (8.0, 0.12), (8.0, 0)], anodised(), body, 0.03)
    lathe([(8.0, -0.62), (8.012, -0.6), (8.012, -0.4), (8.0, -0.38)], blue(), body, 0)
    lamp_dots(body)
    for i in range(6):
        arm = group((0, 0, 0), (0, 0, 60 * i), body)
        screw(7.7, 0, 0.12, 0.17, arm)
    box((-0.8, 7.6, -0.95), (0.8, 8.7, -0.05), anodised(), body, 0.1)
    if open_side:
        box((-3.6, -3.2, 0), (3.6, 6.5, 0.45), silver(), root, 0.08)
        box((-2.6, -1.7, 0.4), (2.6, 0.4, 1.35), silver(), root, 0.08)
        for x in (-3.0, 3.0):
            for y in (-2.6, 5.8):
                screw(x, y, 0.45, 0.26, root)
        cable([(0, -0.5, 17.1), (0, -0.4, 17.9), (0.5, 1.2, 17.8), (1.8, 5.6, 13.0), (3.2, 8.2, 3.0), (4.6, 8.8, 0.24), (8.0, 9.0, 0.24)],
              rubber(), 0.24, root)
    else:
        lead(root, (0, -8.6, 0.5), (0.5, -0.86), 5.0)


def lit_shell():
    """White paint, brightest near the rim where the LEDs are."""
    mat, tree, shader = nodes_of('lit-shell')
    shader.inputs['Base Color'].default_value = (0.66, 0.69, 0.72, 1)
    shader.inputs['Roughness'].default_value = 0.7
    coords = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    bright = tree.nodes.new('ShaderNodeMapRange')
    bright.inputs['To Min'].default_value, bright.inputs['To Max'].default_value = 0.06, 0.42
    bright.interpolation_type = 'SMOOTHSTEP'
    tree.links.new(coords.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], bright.inputs['Value'])
    shader.inputs['Emission'].default_value = (0.82, 0.92, 1.0, 1)
    tree.links.new(bright.outputs['Result'], shader.inputs['Emission Strength'])
    return mat


def lamp_dots(body):
    """The LEDs on the rim, which shine into the dome."""
    for i in range(48):
        a = 2 * math.pi * i / 48
        dome(0.16, 0.12, -0.2, glow('rim-led', WHITE, 2.2), body, 5, (6.86 * math.cos(a), 6.86 * math.sin(a), 0))


def coaxial(root):
    """CX-60: light from the side falls on a half mirror, which sends it out along the viewing axis."""
    half, deep, high = 4.0, 4.0, 8.0
    for low, top in (((-half, -deep, 0), (half, deep, 1.0)), ((-half, -deep, high - 1.0), (half, deep, high)),
                     ((-half, -deep, 0.8), (-half + 0.9, deep, high - 0.8)), ((half - 0.9, -deep, 0.8), (half, deep, high - 0.8))):
        box(low, top, anodised(), root, 0.10)
    for y in (-deep - 0.04, deep - 0.16):
        for a, b in (((-half + 0.3, 0.3), (half - 0.3, 1.1)), ((-half + 0.3, high - 1.1), (half - 0.3, high - 0.3)),
                     ((-half + 0.3, 1.0), (-half + 1.1, high - 1.0)), ((half - 1.1, 1.0), (half - 0.3, high - 1.0))):
            box((a[0], y, a[1]), (b[0], y + 0.2, b[1]), black(), root, 0.02)
    box((-half + 0.85, -deep + 0.6, 1.2), (-half + 0.95, deep - 0.6, high - 1.2), glow('side', (0.66, 0.86, 1.0), 1.05, light=True), root, 0)
    mirror = group((0, 0, high / 2), (0, 0, -45), root)
    box((-4.1, -0.04, -2.9), (4.1, 0.04, 2.9), coated('half-mirror', (0.62, 0.82, 1.0), 0.5, 0.8), mirror, 0)
    for i in range(9):
        y = -deep + 0.6 + i * 0.85
        box((-half - 1.7, y - 0.12, 0.6), (-half + 0.1, y + 0.12, high - 0.6), anodised(), root, 0.04, 1)
    box((-half - 0.5, -deep + 0.2, 0.4), (-half + 0.1, deep - 0.2, high - 0.4), anodised(), root, 0.05)
    box((half - 0.02, -2.2, 3.7), (half + 0.03, 2.2, 4.2), blue(), root, 0.01)
    face = group((0, -deep - 0.04, high / 2), (90, 0, 0), root)
    corner_screws(face, half - 0.6, half - 0.6, 0.0, 0.18)
    cap = group((0, 0, high), parent=root)
    corner_screws(cap, half - 0.6, deep - 0.6, 0, 0.18)
    round_port(group((half, 1.8, 2.0), (90, 0, 90), root), 0, 0, 0.6, 0.8, 5)


def arch(low, high, wide, tall, steps=64):
    """Half a ring: `low` and `high` are its inner and outer share of width and height."""
    turns = [math.pi * k / steps for k in range(steps + 1)]
    return ([(high * wide * math.cos(a), high * tall * math.sin(a)) for a in turns]
            + [(low * wide * math.cos(a), low * tall * math.sin(a)) for a in reversed(turns)])


def tunnel(root):
    """DT-1600: a dark hood with six strips of light inside, and the panel that mirrors them. Its mouth is at +X."""
    wide, tall, long = 12.0, 15.0, 11.0
    lining = solid('lining', (0.035, 0.038, 0.045), rough=0.6, spec=0.2)
    prism(arch(1.0, 1.05, wide, tall), -long, long, anodised(), root, 0.06, (0, 0, 0.5), (90, 0, 90))
    prism(arch(0.985, 1.0, wide, tall), -long + 0.4, long - 0.4, lining, root, 0, (0, 0, 0.5), (90, 0, 90))
    hood = [(0.995 * wide * math.cos(math.pi * k / 64), 0.995 * tall * math.sin(math.pi * k / 64)) for k in range(65)]
    prism(hood, -0.2, 0.2, lining, root, 0, (-long + 0.5, 0, 0.5), (90, 0, 90))
    for x in (-long, -long / 3, long / 3, long):
        prism(arch(1.02, 1.10, wide, tall), -0.55, 0.55, silver() if abs(x) == long else anodised(), root, 0.08, (x, 0, 0.5), (90, 0, 90))
    prism(arch(0.99, 1.02, wide, tall), 0, 0.14, blue(), root, 0.02, (long, 0, 0.5), (90, 0, 90))
    for s in (-1, 1):
        box((-long - 1.2, s * wide * 1.05 - 1.4, 0), (long + 1.2, s * wide * 1.05 + 1.4, 0.6), silver(), root, 0.1)
    for k in (24, 50, 77, 103, 130, 156):
        a = math.radians(k)
        holder = group((0, wide * 0.95 * math.cos(a), 0.5 + tall * 0.95 * math.sin(a)), (k - 90, 0, 0), root)
        box((-long + 0.6, -0.7, -0.1), (long - 0.6, 0.7, 0.6), anodised(), holder, 0.08)
        box((-long + 0.8, -0.5, -0.22), (long - 0.8, 0.5, -0.08), glow('strip', (0.84, 0.93, 1.0), 2.4, light=True), holder, 0.03)
    box((-3, -2.4, 0), (3, 2.4, 0.6), silver(), root, 0.1)
    box((-1.3, -1.1, 0.4), (1.3, 1.1, 4.0), anodised(), root, 0.15)
    paint = solid('paint', (0.02, 0.16, 0.58), metallic=0.5, rough=0.2, coat=1.0, spec=0.2)
    table = group((0, 0, 4.8), (24, 0, 0), group((0, 0, 0), (0, 0, 90), root), 0.38)
    box((-3, -2.4, -1.2), (3, 2.4, 3.4), anodised(), table, 0.3)
    bonnet(4.2, paint, table)
