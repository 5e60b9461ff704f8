"""The room (floor and sweep), the camera, and the render settings."""
import math
import os
import tempfile

import bpy

import calm
from kit import MATERIALS, aim, finish, nodes_of, solid


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    MATERIALS.clear()


def sky(color, strength=1.0):
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    back = world.node_tree.nodes['Background']
    back.inputs['Color'].default_value = (*color, 1)
    back.inputs['Strength'].default_value = strength


def sweep(mat, near=-70, far=45, radius=22, height=200, width=900):
    """A floor that bends up into the backdrop, so that there is no horizon."""
    line = [(near, 0), (far, 0)]
    line += [(far + radius * math.sin(a), radius - radius * math.cos(a))
             for a in (math.pi / 2 * i / 32 for i in range(1, 33))]
    line.append((far + radius, height))
    verts = [(x, y, z) for y, z in line for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    mesh = bpy.data.meshes.new('sweep')
    mesh.from_pydata(verts, [], faces)
    return finish(mesh, 'sweep', mat, angle=60)


def dark_room(color=(0.010, 0.014, 0.022), rough=0.24, far=45, glow=(0.10, 0.27, 0.80), strength=0.10, middle=0.0, shine=0.32):
    """The floor is glossy near the subject and turns matt towards the backdrop, which then shows no image of the lights.
    The backdrop carries its own soft glow around `middle`: painted light has no noise."""
    sky((0.004, 0.006, 0.010))
    mat, tree, shader = nodes_of('floor-dark')
    shader.inputs['Base Color'].default_value = (*color, 1)
    coords = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(coords.outputs['Object'], split.inputs[0])

    def span(source, low, high, to_low, to_high):
        node = tree.nodes.new('ShaderNodeMapRange')
        node.interpolation_type = 'SMOOTHSTEP'
        for name, value in (('From Min', low), ('From Max', high), ('To Min', to_low), ('To Max', to_high)):
            node.inputs[name].default_value = value
        tree.links.new(source, node.inputs['Value'])
        return node.outputs['Result']

    def maths(operation, a, b):
        node = tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                tree.links.new(value, socket)
        return node.outputs[0]

    tree.links.new(span(split.outputs['Y'], far * 0.35, far * 0.95, rough, 0.9), shader.inputs['Roughness'])
    tree.links.new(span(split.outputs['Y'], far * 0.35, far * 0.95, shine, 0.0), shader.inputs['Specular'])
    across = maths('POWER', maths('DIVIDE', maths('SUBTRACT', split.outputs['X'], middle), far * 0.95), 2)
    up = maths('POWER', maths('DIVIDE', maths('SUBTRACT', split.outputs['Z'], far * 0.10), far * 0.34), 2)
    bell = maths('POWER', 2.718, maths('MULTIPLY', maths('ADD', across, up), -1))
    fade = span(split.outputs['Y'], far * 0.55, far * 1.15, 0, 1)
    shader.inputs['Emission'].default_value = (*glow, 1)
    tree.links.new(maths('MULTIPLY', maths('MULTIPLY', bell, fade), strength), shader.inputs['Emission Strength'])
    mat.cycles.sample_as_light = False
    return sweep(mat, far=far)


def light_room(color=(0.80, 0.81, 0.825), world=0.32, far=30):
    sky((0.86, 0.92, 1.0), world)
    return sweep(solid('floor-light', color, rough=0.38, spec=0.35), far=far)


def view(loc, target, lens=70, shift=(0, 0), focus=None, stop=None):
    """`shift` moves the subject in the frame without tilting it: (+, ) puts it left, (, +) puts it down."""
    data = bpy.data.cameras.new('view')
    data.lens = lens
    data.sensor_width = 36
    data.sensor_fit = 'HORIZONTAL'
    data.shift_x, data.shift_y = shift
    data.clip_end = 5000
    ob = bpy.data.objects.new('view', data)
    bpy.context.collection.objects.link(ob)
    ob.location = loc
    aim(ob, target)
    if stop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = stop
        data.dof.aperture_blades = 9
        at = focus or target
        data.dof.focus_distance = math.dist(loc, at)
    return ob


def passes(folder):
    """Writes the linear picture and the two guides that calm.py needs."""
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.format.exr_codec = 'ZIP'
    out.file_slots.clear()
    for name, source in (('image', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        out.file_slots.new(name)
        tree.links.new(layers.outputs[source], out.inputs[name])


def render(camera, size, path, samples, percent=100, noise=0.01, exposure=0.25, look='Medium High Contrast', bounces=6, indirect=2.0, ambient=0,
           transform='Filmic'):
    """`transform='Standard'` keeps a white ground white; its highlights are bent by calm.py."""
    scene = bpy.context.scene
    scene.camera = camera
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = max(4, samples // 2)
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = noise
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = indirect
    cycles.sample_clamp_direct = 12
    cycles.blur_glossy = 0.8
    # In a closed hall light that bounces twice is mostly noise: an even ambient light stands in for it.
    cycles.use_fast_gi = ambient > 0
    cycles.fast_gi_method = 'REPLACE'
    cycles.ao_bounces_render = 1
    scene.world.light_settings.distance = ambient
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = percent
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 2
    scene.view_settings.view_transform = transform
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth, settings.compression = 'PNG', 'RGB', '8', 40
    with tempfile.TemporaryDirectory() as folder:
        halves = []
        for seed in (1, 2):
            cycles.seed = seed
            scene.frame_set(seed)
            passes(folder)
            bpy.ops.render.render()
            halves.append({name: calm.load(os.path.join(folder, f'{name}{seed:04d}.exr')) for name in ('image', 'albedo', 'normal')})
    one, two = halves
    guide = calm.features_of((one['albedo'] + two['albedo']) / 2, (one['normal'] + two['normal']) / 2)
    picture = calm.smooth(one['image'], two['image'], guide)
    calm.save(calm.shoulder(picture) if transform == 'Standard' else picture, path)
