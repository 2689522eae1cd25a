"""Meshes modeled by hand: lofts (rolled clay), blobs (balls), slabs, and lumps fused into one piece."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, noise


def mesh_object(name, vertices, faces, material, uvs=None):
    """Return a smooth-shaded object; uvs holds one pair per face corner, in the order of faces."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], [tuple(int(i) for i in f) for f in faces])
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    if uvs is not None:
        mesh.uv_layers.new().data.foreach_set("uv", np.asarray(uvs, dtype=np.float32).ravel())
    if material:
        mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def grid(rows, columns, closed):
    """Return the quads and their corner coordinates (u across, v along) of a grid; closed wraps the columns."""
    faces, uvs = [], []
    for r in range(rows - 1):
        for c in range(columns if closed else columns - 1):
            n = (c + 1) % columns
            faces.append((r * columns + c, r * columns + n, (r + 1) * columns + n, (r + 1) * columns + c))
            across = columns if closed else columns - 1
            u, w, v, t = c / across, (c + 1) / across, r / (rows - 1), (r + 1) / (rows - 1)
            uvs += [(u, v), (w, v), (w, t), (u, t)]
    return faces, uvs


def unevenness(point, size, amount):
    """Return the small outward push that makes a rolled piece look rolled by hand."""
    return amount * size * noise.noise(Vector(point) * (0.55 / max(size, 0.02)))


def blob(at, radii, material, turn=None, sides=40, uneven=0.05, shape=None):
    """Return a ball pressed to radii (one or three numbers), turned by a matrix; shape(direction) bends it."""
    radii = Vector((radii,) * 3) if isinstance(radii, (int, float)) else Vector(radii)
    rows = max(12, sides * 2 // 3)
    vertices = []
    turn = (turn or Matrix()).to_3x3()
    for r in range(rows + 1):
        polar = math.pi * r / rows
        for c in range(sides):
            around = 2 * math.pi * c / sides
            way = Vector((math.sin(polar) * math.cos(around), math.sin(polar) * math.sin(around), -math.cos(polar)))
            point = shape(way) if shape else Vector(a * b for a, b in zip(way, radii))
            point = point * (1 + unevenness(Vector(at) + point, min(radii), uneven) / max(min(radii), 1e-4))
            vertices.append(Vector(at) + turn @ point)
    faces, uvs = grid(rows + 1, sides, True)
    return mesh_object("blob", vertices, faces, material, uvs)


def slab(at, size, material, bevel=0.03, turn=0.0, tilt=(0, 0), segments=4):
    """Return a block with soft edges; at is its center, turn (degrees) about the vertical, tilt about X and Y."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=min(bevel, min(size) * 0.49), segments=segments, profile=0.5, affect="EDGES")
    mesh = bpy.data.meshes.new("slab")
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.materials.append(material)
    rotation = Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(tilt[0]), 4, "X") @ Matrix.Rotation(math.radians(tilt[1]), 4, "Y")
    mesh.transform(Matrix.Translation(at) @ rotation)
    thing = bpy.data.objects.new("slab", mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def drum(at, radius, depth, material, bevel=0.03, axis=(0, 0, 1), sides=48):
    """Return a disc or cylinder with soft rims; at is its center."""
    axis = Vector(axis).normalized()
    half = depth / 2
    bevel = min(bevel, half * 0.98, radius * 0.9)
    profile = [(0.001, -half), (radius - bevel, -half)]
    profile += [(radius - bevel + bevel * math.sin(a), -half + bevel - bevel * math.cos(a)) for a in np.linspace(0.3, math.pi / 2, 5)]
    profile += [(r, -z) for r, z in reversed(profile)]
    return lathe(at, profile, material, axis, sides)


def lathe(at, profile, material, axis=(0, 0, 1), sides=48, wobble=None):
    """Return a turned piece from (radius, height) pairs; wobble(angle, row) multiplies the radius."""
    turn = Vector((0, 0, 1)).rotation_difference(Vector(axis).normalized()).to_matrix()
    vertices = []
    for row, (radius, height) in enumerate(profile):
        for c in range(sides):
            angle = 2 * math.pi * c / sides
            r = radius * (wobble(angle, row) if wobble else 1)
            vertices.append(Vector(at) + turn @ Vector((r * math.cos(angle), r * math.sin(angle), height)))
    faces, uvs = grid(len(profile), sides, True)
    thing = mesh_object("lathe", vertices, faces, material, uvs)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(50)
    return thing


def _workshop():
    """Return a scene apart, so that fusing does not re-evaluate everything that already stands in the picture."""
    return bpy.data.scenes.get("workshop") or bpy.data.scenes.new("workshop")


def fuse(things, material, voxel, smooth=4):
    """Return one smooth lump made of overlapping things, which are used up."""
    heap = bmesh.new()
    for thing in things:
        heap.from_mesh(thing.data)
        bpy.data.objects.remove(thing)
    mesh = bpy.data.meshes.new("lump")
    heap.to_mesh(mesh)
    heap.free()
    lump, workshop = bpy.data.objects.new("lump", mesh), _workshop()
    workshop.collection.objects.link(lump)
    remesh = lump.modifiers.new("fuse", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
    if smooth:
        soften = lump.modifiers.new("soften", "SMOOTH")
        soften.factor, soften.iterations = 0.5, smooth
    layer = workshop.view_layers[0]
    layer.update()
    fused = bpy.data.meshes.new_from_object(lump.evaluated_get(layer.depsgraph))
    bpy.data.objects.remove(lump)
    fused.materials.clear()
    fused.materials.append(material)
    result = bpy.data.objects.new("lump", fused)
    bpy.context.scene.collection.objects.link(result)
    return result


def place(things, matrix):
    """Move finished pieces by a matrix, baked into their meshes so that the clay's grain keeps its scale."""
    for thing in things:
        thing.data.transform(matrix)
        if matrix.determinant() < 0:
            thing.data.flip_normals()
    return things
