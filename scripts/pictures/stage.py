"""The room (floor and sweep), the camera, and the render settings."""
import math
import bpy
from kit import aim, finish, lamp, softbox, solid, MATERIALS


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


def sweep(mat, near=-70, far=45, radius=22, height=70, width=260):
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


def dark_room(color=(0.010, 0.014, 0.022), rough=0.24, far=45):
    sky((0.004, 0.006, 0.010))
    return sweep(solid('floor-dark', color, rough=rough, spec=0.45, grain=0.04, scale=0.25), far=far)


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


def render(camera, size, path, samples, percent=100, noise=0.012, exposure=0.0, look='Medium High Contrast',
           bounces=6, indirect=2.0):
    scene = bpy.context.scene
    scene.camera = camera
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = noise
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = bounces
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 4
    scene.cycles.transmission_bounces = 6
    scene.cycles.transparent_max_bounces = 12
    scene.cycles.sample_clamp_indirect = indirect
    scene.cycles.sample_clamp_direct = 12
    scene.cycles.blur_glossy = 0.6
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = percent
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 2
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    scene.render.image_settings.color_depth = '16'
    scene.render.image_settings.compression = 40
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
