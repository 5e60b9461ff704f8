"""Materials, solids and lights that every scene is built from. One unit is 10 mm, Z is up."""
import math

import bmesh
import bpy
from mathutils import Vector

MATERIALS = {}


def nodes_of(name):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    tree = mat.node_tree
    return mat, tree, tree.nodes['Principled BSDF']


def solid(name, color, metallic=0.0, rough=0.5, coat=0.0, spec=0.5, grain=0.0, stretch=(1, 1, 1), scale=40, bump=0.0):
    """A principled material; `grain` varies roughness by a (stretched) noise, `bump` adds it as relief."""
    if name in MATERIALS:
        return MATERIALS[name]
    mat, tree, shader = nodes_of(name)
    shader.inputs['Base Color'].default_value = (*color, 1)
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = spec
    shader.inputs['Clearcoat'].default_value = coat
    shader.inputs['Clearcoat Roughness'].default_value = 0.02
    if grain or bump:
        coords = tree.nodes.new('ShaderNodeTexCoord')
        mapping = tree.nodes.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        noise = tree.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = scale
        noise.inputs['Detail'].default_value = 3
        tree.links.new(coords.outputs['Object'], mapping.inputs['Vector'])
        tree.links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
        span = tree.nodes.new('ShaderNodeMapRange')
        span.inputs['To Min'].default_value = max(0.02, rough - grain)
        span.inputs['To Max'].default_value = rough + grain
        tree.links.new(noise.outputs['Fac'], span.inputs['Value'])
        tree.links.new(span.outputs['Result'], shader.inputs['Roughness'])
        if bump:
            relief = tree.nodes.new('ShaderNodeBump')
            relief.inputs['Strength'].default_value = bump
            relief.inputs['Distance'].default_value = 0.02
            tree.links.new(noise.outputs['Fac'], relief.inputs['Height'])
            tree.links.new(relief.outputs['Normal'], shader.inputs['Normal'])
    MATERIALS[name] = mat
    return mat


def glow(name, color, strength, light=False):
    """An emitter. Small ones are not sampled as lights (an area light beside them does the work), which keeps noise down."""
    if name in MATERIALS:
        return MATERIALS[name]
    mat, tree, shader = nodes_of(name)
    emit = tree.nodes.new('ShaderNodeEmission')
    emit.inputs['Color'].default_value = (*color, 1)
    emit.inputs['Strength'].default_value = strength
    tree.links.new(emit.outputs['Emission'], tree.nodes['Material Output'].inputs['Surface'])
    mat.cycles.sample_as_light = light
    MATERIALS[name] = mat
    return mat


def coated(name, tint, base=0.05, power=1.0):
    """A coated lens surface: clear, with a tinted mirror image. No refraction, so it stays free of noise."""
    if name in MATERIALS:
        return MATERIALS[name]
    mat, tree, shader = nodes_of(name)
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    mirror = tree.nodes.new('ShaderNodeBsdfGlossy')
    mirror.inputs['Color'].default_value = (*tint, 1)
    mirror.inputs['Roughness'].default_value = 0.015
    facing = tree.nodes.new('ShaderNodeFresnel')
    facing.inputs['IOR'].default_value = 1.6
    share = tree.nodes.new('ShaderNodeMath')
    share.operation = 'MULTIPLY_ADD'
    share.inputs[1].default_value = power
    share.inputs[2].default_value = base
    share.use_clamp = True
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(facing.outputs['Fac'], share.inputs[0])
    tree.links.new(share.outputs[0], mix.inputs['Fac'])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    MATERIALS[name] = mat
    return mat


def finish(mesh, name, mat, parent=None, bevel=0.0, segments=3, smooth=True, angle=35):
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(ob)
    if mat:
        mesh.materials.append(mat)
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(angle)
    if bevel:
        mod = ob.modifiers.new('bevel', 'BEVEL')
        mod.width = bevel
        mod.segments = segments
        mod.limit_method = 'ANGLE'
        mod.angle_limit = math.radians(30)
        mod.harden_normals = smooth
    if parent:
        ob.parent = parent
    return ob


def group(loc=(0, 0, 0), rot=(0, 0, 0), parent=None, scale=1.0):
    """An empty that carries an assembly. Angles in degrees."""
    ob = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = [math.radians(a) for a in rot]
    ob.scale = (scale,) * 3
    ob.parent = parent
    return ob


def box(low, high, mat, parent=None, bevel=0.05, segments=3):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector([low[i] + (v.co[i] + 0.5) * (high[i] - low[i]) for i in range(3)])
    mesh = bpy.data.meshes.new('box')
    bm.to_mesh(mesh)
    bm.free()
    return finish(mesh, 'box', mat, parent, bevel, segments)


def lathe(profile, mat, parent=None, bevel=0.02, steps=128, loc=(0, 0, 0), closed=False):
    """Turns a list of (radius, height) around Z. A radius of 0 at an end closes it."""
    verts, faces, rings = [], [], []
    for radius, height in profile:
        if radius < 1e-6:
            rings.append([len(verts)])
            verts.append((0, 0, height))
            continue
        rings.append(list(range(len(verts), len(verts) + steps)))
        verts += [(radius * math.cos(a), radius * math.sin(a), height)
                  for a in (2 * math.pi * i / steps for i in range(steps))]
    pairs = list(zip(rings, rings[1:])) + ([(rings[-1], rings[0])] if closed else [])
    for a, b in pairs:
        for i in range(steps):
            j = (i + 1) % steps
            if len(a) == 1:
                faces.append((a[0], b[j], b[i]))
            elif len(b) == 1:
                faces.append((a[i], a[j], b[0]))
            else:
                faces.append((a[i], a[j], b[j], b[i]))
    mesh = bpy.data.meshes.new('lathe')
    mesh.from_pydata(verts, [], faces)
    mesh.update()
    ob = finish(mesh, 'lathe', mat, parent, bevel, 2)
    ob.location = loc
    return ob


def dome(radius, height, z, mat, parent=None, steps=24, loc=(0, 0, 0)):
    """A spherical cap of base `radius` whose top is `height` above z."""
    ball = (radius * radius + height * height) / (2 * abs(height))
    sign = 1 if height > 0 else -1
    top = math.asin(min(1, radius / ball))
    profile = [(ball * math.sin(top * i / steps), z + height - sign * (ball - ball * math.cos(top * i / steps)))
               for i in range(steps, 0, -1)] + [(0, z + height)]
    return lathe(profile, mat, parent, 0, 96, loc)


def prism(outline, z0, z1, mat, parent=None, bevel=0.02, loc=(0, 0, 0), rot=(0, 0, 0)):
    """A flat outline (list of x, y) pulled up from z0 to z1."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, y, z0)) for x, y in outline])
    pulled = bmesh.ops.extrude_face_region(bm, geom=[face])
    for v in pulled['geom']:
        if isinstance(v, bmesh.types.BMVert):
            v.co.z = z1
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new('prism')
    bm.to_mesh(mesh)
    bm.free()
    ob = finish(mesh, 'prism', mat, parent, bevel, 2)
    ob.location = loc
    ob.rotation_euler = [math.radians(a) for a in rot]
    return ob


def knurl(radius, z0, z1, mat, parent=None, teeth=72, depth=0.06):
    outline = []
    for i in range(teeth):
        for part, r in ((0.0, radius), (0.5, radius), (0.62, radius - depth), (0.88, radius - depth)):
            a = 2 * math.pi * (i + part) / teeth
            outline.append((r * math.cos(a), r * math.sin(a)))
    return prism(outline, z0, z1, mat, parent, bevel=0)


def cable(points, mat, radius=0.22, parent=None):
    curve = bpy.data.curves.new('cable', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.resolution_u = 24
    line = curve.splines.new('BEZIER')
    line.bezier_points.add(len(points) - 1)
    for p, co in zip(line.bezier_points, points):
        p.co = co
        p.handle_left_type = p.handle_right_type = 'AUTO'
    ob = bpy.data.objects.new('cable', curve)
    bpy.context.collection.objects.link(ob)
    curve.materials.append(mat)
    ob.parent = parent
    return ob


def aim(ob, target):
    ob.rotation_euler = (Vector(target) - Vector(ob.location)).to_track_quat('-Z', 'Y').to_euler()


def lamp(loc, target, size, power, color=(1, 1, 1), mirror=True, parent=None):
    """An area light; `mirror=False` keeps it out of reflections."""
    data = bpy.data.lights.new('lamp', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy = power
    data.color = color
    ob = bpy.data.objects.new('lamp', data)
    bpy.context.collection.objects.link(ob)
    ob.location = loc
    aim(ob, target)
    ob.visible_camera = False
    ob.visible_glossy = mirror
    ob.parent = parent
    return ob


def softbox(loc, target, size, strength, color=(1, 1, 1), edge=0.35):
    """An area light that fades at its edge, so that its image in glossy metal has no hard border."""
    ob = lamp(loc, target, size, 4 * size[0] * size[1] * strength, color)
    light = ob.data
    light.use_nodes = True
    tree = light.node_tree
    emit = tree.nodes['Emission']
    place = tree.nodes.new('ShaderNodeNewGeometry')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(place.outputs['Parametric'], split.inputs[0])
    parts = []
    for axis in (0, 1):
        bend = tree.nodes.new('ShaderNodeMath')
        bend.operation = 'PINGPONG'
        bend.inputs[1].default_value = 0.5
        fade = tree.nodes.new('ShaderNodeMapRange')
        fade.interpolation_type = 'SMOOTHSTEP'
        fade.inputs['From Max'].default_value = edge
        tree.links.new(split.outputs[axis], bend.inputs[0])
        tree.links.new(bend.outputs[0], fade.inputs['Value'])
        parts.append(fade.outputs[0])
    both = tree.nodes.new('ShaderNodeMath')
    both.operation = 'MULTIPLY'
    tree.links.new(parts[0], both.inputs[0])
    tree.links.new(parts[1], both.inputs[1])
    tree.links.new(both.outputs[0], emit.inputs['Strength'])
    return ob


def disc(loc, target, size, power, color=(1, 1, 1)):
    """A round light, for the face of a ring light."""
    ob = lamp(loc, target, (size, size), power, color)
    ob.data.shape = 'DISK'
    return ob
