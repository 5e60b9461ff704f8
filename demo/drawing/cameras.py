"""The company's cameras. Fronts look towards -Y, bodies stand on their own underside."""
import bpy

from kit import box, coated, dome, finish, glow, group, lathe, nodes_of, prism
from parts import ICE, anodised, barrel, black, blue, camera, glass_stack, lens, matt, screw, silver, steel
from ports import behind, coax, corner_screws, facing, mouth, rj45, round_port, status

GREEN = (0.04, 0.85, 0.35)


def body_of(name):
    return silver() if name == 'silver' else anodised()


def area_scan(root, half=1.9, depth=5.2, body='dark', fins=7, opening=(1.25, 1.55), sensor=(1.1, 0.8), optic=None):
    """A cube camera, with its bare mount or with a lens of length `optic`."""
    eye = facing(root, half)
    camera(eye, half, depth, body_of(body), fins=fins, mount=bool(optic), ports=False)
    if optic:
        lens(eye, optic)
    else:
        mouth(eye, *opening, 0.75, *sensor, ring=blue())
    back = behind(eye, depth)
    rj45(back, 0, half * 0.36)
    for x in (-half * 0.72, half * 0.72):
        screw(x, half * 0.36, 0, 0.11, back)
    round_port(back, -half * 0.36, -half * 0.46, half * 0.27, 0.55, 10)
    status(back, half * 0.42, -half * 0.46)
    corner_screws(back, half - 0.34, half - 0.34, radius=0.14)


def line_scan(root, half, depth, opening, sensor, fins, coaxial, front='dark'):
    """A wide, flat camera: large mount, one long row of pixels."""
    eye = facing(root, half)
    camera(eye, half, depth, anodised(), fins=fins, mount=False, ports=False)
    if front == 'silver':
        box((-half + 0.12, -half + 0.12, -0.02), (half - 0.12, half - 0.12, 0.14), silver(), eye, 0.06)
    flange = opening[1] + 0.42
    rim = group((0, 0, 0.12 if front == 'silver' else 0), parent=eye)
    lathe([(opening[1], 0), (opening[1], 0.28), (flange, 0.28), (flange, 0)], anodised(), rim, 0.04)
    for turn in range(8):
        arm = group((0, 0, 0), (0, 0, 22.5 + 45 * turn), rim)
        screw(opening[1] + 0.21, 0, 0.28, 0.12, arm)
    mouth(group((0, 0, 0.1), parent=rim), *opening, 0.8, *sensor, ring=blue())
    corner_screws(eye, half - 0.42, half - 0.42, 0.13 if front == 'silver' else 0, 0.2)
    line_scan_back(behind(eye, depth), half, coaxial)


def line_scan_back(back, half, coaxial):
    if coaxial:
        for i in range(4):
            coax(back, (i - 1.5) * half * 0.40, half * 0.34)
    else:
        rj45(back, -half * 0.32, half * 0.34)
        rj45(back, half * 0.32, half * 0.34)
    round_port(back, -half * 0.34, -half * 0.40, 0.72, 0.6, 10)
    round_port(back, half * 0.34, -half * 0.40, 0.52, 0.6, 6)
    status(back, 0, -half * 0.40)
    corner_screws(back, half - 0.4, half - 0.4, radius=0.17)


def smart_camera(root):
    """HM-S5: camera, light and processor in one sealed housing, with a tall verdict lamp."""
    eye = facing(root, 3.3)
    box((-2.5, -3.3, -4.6), (2.5, 3.3, 0), anodised(), eye, 0.32, 4)
    for s in (-1, 1):
        for i in range(9):
            y = -2.4 + i * 0.6
            low, high = sorted((s * 2.46, s * 2.66))
            box((low, y - 0.13, -4.1), (high, y + 0.13, -0.9), anodised(), eye, 0.04, 1)
    box((-2.2, -3.0, -0.05), (2.2, 3.0, 0.14), black(), eye, 0.10)
    for y in (-2.35, 2.35):
        for x in (-1.3, 0, 1.3):
            led_pod(group((x, y, 0.14), parent=eye))
    cover(group((0, 0, 0.1), parent=eye))
    box((-2.1, 3.1, -1.0), (2.1, 3.34, -0.72), glow('verdict', GREEN, 1.1), eye, 0.05)
    corner_screws(eye, 1.96, 2.76, 0.14, 0.13)
    back = behind(eye, 4.6)
    for i in range(9):
        box((-1.9 + i * 0.44, -0.2, -0.05), (-1.72 + i * 0.44, 2.6, 0.32), anodised(), back, 0.04, 1)
    round_port(back, -0.95, -1.7, 0.66, 0.8, 8)
    round_port(back, 0.95, -1.7, 0.66, 0.8, 12)
    for i, color in enumerate((GREEN, ICE, (1.0, 0.55, 0.05))):
        status(back, -0.6 + 0.6 * i, -0.65, color)


def led_pod(root):
    lathe([(0.50, 0), (0.50, 0.10), (0.44, 0.10), (0.24, 0.03)], steel(), root, 0.01, 48)
    dome(0.42, 0.20, 0.05, coated('pod', (0.8, 0.9, 1.0), 0.1, 0.8), root, 8)
    dome(0.25, 0.10, 0.03, glow('pod-led', (0.85, 0.93, 1.0), 2.4), root, 8)


def cover(root):
    """The lens cover: a tube with a flat window, the lens inside."""
    lathe([(1.22, 0), (1.22, 2.4), (1.30, 2.5), (1.60, 2.5), (1.66, 2.42), (1.66, 0.3), (1.78, 0.25), (1.78, 0)], anodised(), root, 0.03)
    lathe([(1.66, 1.75), (1.675, 1.77), (1.675, 1.95), (1.66, 1.97)], blue(), root, 0)
    lathe([(1.21, 0.02), (0.95, 1.0), (0.95, 2.1), (0.80, 2.15)], matt(), root, 0.01)
    barrel(root, 2.15, 0.82)
    glass_stack(root, 2.1, 0.80)
    lathe([(0, 2.36), (1.22, 2.36)], coated('window', (0.55, 0.75, 1.0), 0.005, 0.16), root, 0)


PROFILER = [(-8, 3.6), (-8, -3.5), (-2.9, -3.5), (-1.9, -1.9), (3.0, -1.9), (7.3, -4.2), (8, -4.2), (8, 3.6)]


def profiler(root, lit=True):
    """H3-640: the laser looks straight ahead on the left, the camera looks into its plane from the right."""
    prism(PROFILER, 0, 5.0, anodised(), root, 0.16)
    prism([(x * 0.93, y * 0.86 + 0.05) for x, y in PROFILER], 4.9, 5.12, silver(), root, 0.05)
    for x, y in ((-6.7, 2.4), (-6.7, -2.4), (6.7, 2.4), (6.6, -2.9)):
        screw(x, y, 5.12, 0.24, root)
    box((-5.4, 0.2, 5.0), (5.4, 0.55, 5.14), blue(), root, 0.03)
    window(group((-5.4, -3.5, 2.5), (90, 0, 0), root), 1.5, laser=True)
    window(group((5.15, -3.05, 2.5), (90, 0, -28), root), 1.9)
    for x in range(8):
        box((-6.6 + x * 1.9, 3.5, 0.6), (-5.6 + x * 1.9, 3.95, 4.4), anodised(), root, 0.06, 2)
    side = group((8, 0, 2.5), (90, 0, 90), root)
    round_port(side, 1.8, 0, 0.8, 0.8, 8)
    round_port(side, -0.4, 0, 0.8, 0.8, 12)
    status(side, -2.2, 0.7)
    status(side, -2.2, -0.7, GREEN)
    if lit:
        laser_line(root)


def window(face, half, laser=False):
    box((-half, -1.75, -0.1), (half, 1.75, 0.12), black(), face, 0.08)
    box((-half + 0.3, -1.45, 0), (half - 0.3, 1.45, 0.13), matt(), face, 0)
    box((-half + 0.3, -1.45, 0.135), (half - 0.3, 1.45, 0.14), coated('port-glass', (0.35, 0.6, 1.0), 0.06, 0.9), face, 0)
    if laser:
        box((-0.07, -1.15, 0.0), (0.07, 1.15, 0.16), glow('laser', (0.06, 0.22, 1.0), 2.6), face, 0)
    else:
        dome(1.0, 0.25, 0.132, coated('eye', (0.55, 0.25, 1.0), 0.08, 0.9), face)


def laser_line(root):
    """Where the fan of light meets the table: a line that fades with the distance."""
    mat, tree, shader = nodes_of('laser-line')
    emit = tree.nodes.new('ShaderNodeEmission')
    emit.inputs['Color'].default_value = (0.03, 0.20, 1.0, 1)
    emit.inputs['Strength'].default_value = 1.2
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    mix = tree.nodes.new('ShaderNodeMixShader')
    coords = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(coords.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Y'], mix.inputs['Fac'])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(emit.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    mesh = bpy.data.meshes.new('laser-line')
    mesh.from_pydata([(-5.46, -11, 0.02), (-5.34, -11, 0.02), (-5.34, -4.4, 0.02), (-5.46, -4.4, 0.02)], [], [(0, 1, 2, 3)])
    finish(mesh, 'laser-line', mat, root, smooth=False)['outside'] = True
