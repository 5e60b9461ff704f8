"""The catalogue studio: one room, one light and one way of filling the frame for every product picture.

The product is scaled to the room instead of the room to the product, so a lens of 30 mm and a rack of 480 mm are lit alike.
"""
import math

import bpy
from mathutils import Vector

import calm
from kit import aim, finish, nodes_of, solid
from stage import sky

AWAY, FOCAL, SENSOR = 80.0, 90.0, 36.0
# The pages' own light grey (#f5f7fa), so that a picture needs no border.
PAPER = (0.913, 0.930, 0.956)
ALBEDO = 0.75
MIRRORED_SKY = 0.25
# Far off, the ground is one step of grey darker than it is by reckoning; so is the sky behind it.
HORIZON = 0.97
SETTINGS = {'transform': 'Standard', 'look': 'None', 'exposure': 0, 'bounces': 4}
SUN, SUN_FROM, SKY = 2.6, (-0.52, -0.50, 0.95), (0.52, 0.535, 0.56)


def before_shoulder(value, knee=calm.KNEE):
    return value if value <= knee else knee - (1 - knee) * math.log(1 - (value - knee) / (1 - knee))


def ground():
    """Endless, and lit only by a sun and an even sky: without a product on it, it is one flat `PAPER`. The viewer sees it in another
    brightness than the product does, so that a black product on a white ground keeps its blacks."""
    mat, tree, shader = nodes_of('ground')
    light = SUN * SUN_FROM[2] / Vector(SUN_FROM).length / math.pi
    ray = tree.nodes.new('ShaderNodeLightPath')
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value = (ALBEDO, ALBEDO, ALBEDO, 1)
    mix.inputs['Color2'].default_value = (*[before_shoulder(p) / (light + s) for p, s in zip(PAPER, SKY)], 1)
    tree.links.new(ray.outputs['Is Camera Ray'], mix.inputs['Fac'])
    diffuse = tree.nodes.new('ShaderNodeBsdfDiffuse')
    tree.links.new(mix.outputs[0], diffuse.inputs['Color'])
    tree.links.new(diffuse.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    tree.nodes.remove(shader)
    mesh = bpy.data.meshes.new('ground')
    far = 4000
    mesh.from_pydata([(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)], [], [(0, 1, 2, 3)])
    return finish(mesh, 'ground', mat, smooth=False)


def sun():
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = SUN
    data.angle = math.radians(46)
    ob = bpy.data.objects.new('sun', data)
    bpy.context.collection.objects.link(ob)
    ob.location = SUN_FROM
    aim(ob, (0, 0, 0))


def reflector(loc, target, size, strength, color=(1, 1, 1), edge=0.35):
    """A soft-edged bright sheet that only mirrors see: it draws the highlights and leaves the ground even."""
    mat, tree, shader = nodes_of('reflector')
    emit = tree.nodes.new('ShaderNodeEmission')
    emit.inputs['Color'].default_value = (*color, 1)
    coords = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(coords.outputs['Generated'], split.inputs[0])
    value = None
    for axis in (0, 1):
        bend = tree.nodes.new('ShaderNodeMath')
        bend.operation = 'PINGPONG'
        bend.inputs[1].default_value = 0.5
        fade = tree.nodes.new('ShaderNodeMapRange')
        fade.interpolation_type = 'SMOOTHSTEP'
        fade.inputs['From Max'].default_value = edge
        tree.links.new(split.outputs[axis], bend.inputs[0])
        tree.links.new(bend.outputs[0], fade.inputs['Value'])
        times = tree.nodes.new('ShaderNodeMath')
        times.operation = 'MULTIPLY'
        times.inputs[1].default_value = strength
        if value:
            tree.links.new(value, times.inputs[1])
        tree.links.new(fade.outputs[0], times.inputs[0])
        value = times.outputs[0]
    tree.links.new(value, emit.inputs['Strength'])
    tree.links.new(emit.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    mat.cycles.sample_as_light = False
    mesh = bpy.data.meshes.new('reflector')
    w, h = size[0] / 2, size[1] / 2
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    ob = finish(mesh, 'reflector', mat, smooth=False)
    ob.location = loc
    aim(ob, target)
    ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = ob.visible_transmission = False


def several_skies():
    """Metal mirrors a darker sky than the one that lights the ground, or it would look like grey paint; the viewer sees `PAPER`, so that
    there is no horizon."""
    tree = bpy.context.scene.world.node_tree
    back = tree.nodes['Background']
    ray = tree.nodes.new('ShaderNodeLightPath')
    color = back.inputs['Color']
    for is_ray, seen in (('Is Glossy Ray', [MIRRORED_SKY * s for s in SKY]), ('Is Camera Ray', [HORIZON * before_shoulder(p) for p in PAPER])):
        mix = tree.nodes.new('ShaderNodeMixRGB')
        mix.inputs['Color1'].default_value = (*SKY, 1)
        mix.inputs['Color2'].default_value = (*seen, 1)
        if color.is_linked:
            tree.links.new(color.links[0].from_socket, mix.inputs['Color1'])
        tree.links.new(ray.outputs[is_ray], mix.inputs['Fac'])
        tree.links.new(mix.outputs[0], color)


def white_room():
    # Bright metal burns out in a white room: the first to name a material decides its colour.
    solid('silver', (0.43, 0.445, 0.47), metallic=1, rough=0.30, grain=0.07, stretch=(1, 1, 30), scale=8, bump=0.04)
    solid('steel', (0.56, 0.57, 0.59), metallic=1, rough=0.2)
    sky(SKY)
    several_skies()
    bpy.context.scene.world.cycles.sampling_method = 'NONE'
    ground()
    sun()
    reflector((-34, -26, 44), (0, 0, 4), (40, 40), 4.2, (1.0, 0.99, 0.975), 0.25)
    # The sheet that level tops mirror towards the viewer is far behind and low.
    reflector((-6, 74, 34), (0, 0, 0), (96, 46), 1.9, edge=0.45)
    reflector((50, -16, 22), (0, 0, 4), (18, 44), 4.0, (0.90, 0.95, 1.0), 0.35)
    reflector((-46, -44, 14), (0, 0, 6), (16, 44), 2.6, (0.95, 0.975, 1.0), 0.4)


def viewer(height):
    """Looks at the origin from `height` degrees above the ground."""
    data = bpy.data.cameras.new('viewer')
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = FOCAL, SENSOR, 'HORIZONTAL', 5000
    ob = bpy.data.objects.new('viewer', data)
    bpy.context.collection.objects.link(ob)
    a = math.radians(height)
    ob.location = (0, -AWAY * math.cos(a), AWAY * math.sin(a))
    aim(ob, (0, 0, 0))
    bpy.context.view_layer.update()
    return ob


def corners(root):
    """The points of everything that hangs on `root`, in the world."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for ob in root.children_recursive:
        if ob.type not in ('MESH', 'CURVE') or ob.get('outside'):
            continue
        seen = ob.evaluated_get(graph)
        mesh = seen.to_mesh()
        points += [seen.matrix_world @ v.co for v in mesh.vertices]
        seen.to_mesh_clear()
    return points


def span(values):
    values = list(values)
    return min(values), max(values)


def frame(root, camera, size, fill):
    """Stands `root` on the ground in the middle, scales it to `fill` of the frame and centres the picture on it."""
    points = corners(root)
    low, high = zip(*(span(p[i] for p in points) for i in range(3)))
    root.location = Vector(root.location) - Vector(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]))
    base = Vector(root.location)
    points = [p - Vector(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2])) for p in points]
    to_eye = camera.matrix_world.inverted()
    tall = size[1] / size[0]
    scale = 1.0
    for _ in range(12):
        seen = [to_eye @ (p * scale) for p in points]
        across = span(-p.x / p.z * FOCAL / SENSOR for p in seen)
        up = span(-p.y / p.z * FOCAL / SENSOR for p in seen)
        scale *= fill / max(across[1] - across[0], (up[1] - up[0]) / tall)
    root.scale = Vector(root.scale) * scale
    root.location = base * scale
    camera.data.shift_x = (across[0] + across[1]) / 2
    camera.data.shift_y = (up[0] + up[1]) / 2


def subject(build, turn, height, size=(1200, 1200), fill=0.75):
    """The room with one product in it; gives the camera and the picture's size."""
    white_room()
    root = bpy.data.objects.new('subject', None)
    bpy.context.collection.objects.link(root)
    root.rotation_euler = (0, 0, math.radians(turn))
    build(root)
    camera = viewer(height)
    frame(root, camera, size, fill)
    return camera, size
