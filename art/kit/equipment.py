"""Things children use in therapy: balls, beams, swings, stones, tunnels, letter tiles, books, pencils, tablets."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from kit.loft import roll
from kit.materials import clay, gloss, glow, wood
from kit.shapes import blob, drum, grid, lathe, mesh_object, slab


def text(words, at, size, material, turn=0.0, tilt=90.0, depth=0.008, lean=0.0, frame=None):
    """Return raised letters centerd on a place, upright and facing -Y unless a frame (4 x 4) is given."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.extrude, curve.bevel_depth, curve.bevel_resolution = words, size, depth, size * 0.012, 2
    curve.align_x = curve.align_y = "CENTER"
    curve.offset = size * 0.012
    thing = bpy.data.objects.new("text", curve)
    curve.materials.append(material)
    spin = Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(tilt), 4, "X") @ Matrix.Rotation(math.radians(lean), 4, "Z")
    thing.matrix_world = frame or Matrix.Translation(at) @ spin
    bpy.context.scene.collection.objects.link(thing)
    return thing


def ball(at, radius, color, bands=True):
    """Return a therapy ball resting on the floor at a place."""
    center = Vector(at) + Vector((0, 0, radius))
    blob(center, radius, clay(color, 0.5), sides=64, uneven=0.012)
    if bands:
        for k in range(-3, 4):
            lift = radius * 0.17 * k
            ring = math.sqrt(radius ** 2 - lift ** 2) + 0.001
            points = [center + Vector((ring * math.cos(a), ring * math.sin(a), lift)) for a in [2 * math.pi * i / 48 for i in range(50)]]
            roll(points, radius * 0.012, clay(color, 0.45), steps=1, sides=8, cap=(0, 0))
    return center


def beam(start, end, height=0.14, width=0.16, color="#D9A05B", feet="#2F7F86"):
    """Return a balance beam between two floor points; its top is at height."""
    a, b = Vector(start), Vector(end)
    turn = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
    middle = (a + b) / 2
    slab(middle + Vector((0, 0, height - 0.045)), ((b - a).length, width, 0.09), wood(color, "X"), 0.025, turn)
    for t in (0.08, 0.92):
        slab(a.lerp(b, t) + Vector((0, 0, (height - 0.08) / 2)), (0.14, width * 2.0, height - 0.08), clay(feet, 0.6), 0.03, turn)


def stone(at, radius, color, height=0.11):
    """Return a domed stepping stone; its top is at height."""
    profile = [(radius, 0), (radius * 0.98, height * 0.35), (radius * 0.82, height * 0.86), (radius * 0.74, height), (radius * 0.001, height * 1.03)]
    lathe(at, profile, clay(color, 0.6), sides=40)
    drum((at[0], at[1], at[2] + height * 1.0), radius * 0.6, 0.014, clay("#FBF7EE", 0.7), 0.006)


def rope(a, b, thick=0.016, color="#EBD9B4"):
    """Return a twisted rope between two points."""
    a, b = Vector(a), Vector(b)
    way = (b - a).normalized()
    across = way.orthogonal().normalized()
    over = way.cross(across)
    turns = max(4, int((b - a).length / (thick * 5)))
    for phase in (0, math.pi):
        points = []
        for k in range(turns * 4 + 1):
            angle = phase + k * math.pi / 2
            points.append(a.lerp(b, k / (turns * 4)) + (across * math.cos(angle) + over * math.sin(angle)) * thick * 0.55)
        roll(points, thick * 0.62, clay(color, 0.85), steps=2, sides=8)


def swing_frame(at, width=2.0, height=2.1, spread=0.75, color="#C98F57"):
    """Return a wooden A-frame; the ropes hang from its bar at (at.x, at.y, height)."""
    x, y, z = at
    m = wood(color, "Z")
    for side in (-1, 1):
        for way in (-1, 1):
            roll([(x + side * (width / 2 + 0.06), y + way * spread, z), (x + side * width / 2, y + way * 0.03, z + height + 0.06)], 0.055, m, cap=(0.3, 0.5))
        roll([(x + side * (width / 2 + 0.04), y - spread * 0.62, z + height * 0.36), (x + side * (width / 2 + 0.04), y + spread * 0.62, z + height * 0.36)], 0.038, m)
    roll([(x - width / 2 - 0.16, y, z + height), (x + width / 2 + 0.16, y, z + height)], 0.06, wood(color, "X"), cap=(0.4, 0.4))


def tile(letter, frame, size, color="#FFF6E2", ink="#14505A", thick=0.03):
    """Return a letter tile; frame is its place: X right, Y up along the letter, Z out of the face."""
    thing = slab((0, 0, 0), (size, size, thick), clay(color, 0.6), size * 0.10)
    thing.data.transform(frame)
    text(letter, None, size * 0.92, clay(ink, 0.55), depth=0.006, frame=frame @ Matrix.Translation((0, -size * 0.0, thick / 2 + 0.002)))


def upright(at, turn=0.0, lean=0.0, roll_by=0.0):
    """Return a frame for a flat thing that stands up and faces -Y: X right, Y up, Z toward the viewer; degrees."""
    return (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(90 + lean), 4, "X")
            @ Matrix.Rotation(math.radians(roll_by), 4, "Z"))


def open_book(frame, size=0.34, cover="#B4246F", lines=True, page="#FFFBF0"):
    """Return an open book lying in its frame (X across the pages, Y up the page, Z out of the pages)."""
    before = set(bpy.data.objects)
    for side in (-1, 1):
        slab((side * size * 0.40, 0, -0.018), (size * 0.80, size * 1.04, 0.012), clay(cover, 0.6), 0.006, tilt=(0, -side * 5))
        columns, rows, vertices = 14, 8, []
        for r in range(rows):
            for c in range(columns):
                t = c / (columns - 1)
                lift = size * (0.085 * math.sin(math.pi * min(1, t * 1.15) ** 0.6) + 0.02)
                vertices.append((side * size * 0.76 * t, size * (r / (rows - 1) - 0.5) * 0.96, lift if 0 < r < rows - 1 and t < 1 else -0.01))
        faces, uvs = grid(rows, columns, False)
        mesh_object("page", vertices, faces, clay(page, 0.8, 0.3), uvs)
        if lines:
            for k in range(5):
                y = size * (0.28 - 0.14 * k)
                points = []
                for t in (0.14, 0.4, 0.65, 0.86 if k < 4 else 0.5):
                    points.append((side * size * 0.76 * t, y, size * (0.085 * math.sin(math.pi * min(1, t * 1.15) ** 0.6) + 0.022)))
                roll(points, 0.0042, clay("#6F7F88", 0.8), sides=6)
    for thing in [o for o in bpy.data.objects if o not in before]:
        thing.data.transform(frame)


def pencil(a, b, thick=0.035, color="#F6B53C"):
    """Return a pencil whose point is at a and whose eraser is at b."""
    a, b = Vector(a), Vector(b)
    way = (b - a).normalized()
    roll([a, a + way * thick * 1.0], [0.002, thick * 0.35], clay("#3A3437", 0.6), cap=(0, 0), sides=12)
    roll([a + way * thick * 1.0, a + way * thick * 2.6], [thick * 0.35, thick], wood("#E9C791", "Z"), cap=(0, 0), sides=12)
    roll([a + way * thick * 2.6, b - way * thick * 2.2], thick, clay(color, 0.5), cap=(0.02, 0.02), sides=12)
    roll([b - way * thick * 2.2, b - way * thick * 1.2], thick * 1.06, gloss("#C9CED3", 0.35), cap=(0.02, 0.02), sides=16)
    roll([b - way * thick * 1.2, b], thick, clay("#E9839A", 0.7), cap=(0.02, 0.5), sides=16)


def tablet(frame, width=0.5, height=0.36, back="#2E3B47", screen="#BFE3EC"):
    """Return a tablet; frame as for upright(); the screen glows a little."""
    case = slab((0, 0, -0.014), (width, height, 0.03), clay(back, 0.5), 0.014)
    glass = slab((0, 0, 0.002), (width * 0.90, height * 0.86, 0.008), glow(screen, 0.85), 0.003)
    for thing in (case, glass):
        thing.data.transform(frame)


def table(at, width, depth, height, color="#D9A05B", legs="#C98F57"):
    x, y, z = at
    slab((x, y, z + height - 0.03), (width, depth, 0.06), wood(color, "X"), 0.028)
    for sx in (-1, 1):
        for sy in (-1, 1):
            roll([(x + sx * width * 0.43, y + sy * depth * 0.38, z), (x + sx * width * 0.41, y + sy * depth * 0.36, z + height - 0.05)], [0.026, 0.036], wood(legs, "Z"), cap=(0.2, 0.2))


def book_stack(at, colors, size=(0.34, 0.25), thick=0.055, seed=0):
    """Return closed books in a pile and the height of its top."""
    rng = random.Random(seed)
    x, y, z = at
    for k, color in enumerate(colors):
        h = thick * rng.uniform(0.8, 1.3)
        turn = rng.uniform(-14, 14)
        w, d = size[0] * rng.uniform(0.88, 1.05), size[1] * rng.uniform(0.9, 1.05)
        slab((x, y, z + h / 2), (w * 0.97, d * 0.96, h * 0.78), clay("#FBF4E2", 0.8), 0.008, turn)
        slab((x, y, z + h * 0.07), (w, d, h * 0.15), clay(color, 0.6), 0.006, turn)
        slab((x, y, z + h * 0.93), (w, d, h * 0.15), clay(color, 0.6), 0.006, turn)
        spin = Matrix.Rotation(math.radians(turn), 3, "Z")
        slab(Vector((x, y, z + h / 2)) + spin @ Vector((0, -d / 2, 0)), (w, 0.014, h), clay(color, 0.6), 0.007, turn)
        z += h
    return z


def heart(at, size, color="#D43D6F", turn=0.0, thick=0.5):
    """Return a plump heart that faces -Y."""
    rows, columns, vertices = 22, 48, []
    spin = Matrix.Rotation(math.radians(turn), 3, "Z")
    for r in range(rows):
        polar = math.pi * r / (rows - 1)
        for c in range(columns):
            t = 2 * math.pi * c / columns
            x, z = math.sin(t) ** 3, (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 16
            swell = math.sin(polar) ** 0.75
            vertices.append(Vector(at) + spin @ Vector((x * size * swell, -math.cos(polar) * size * thick * 0.6, z * size * swell)))
    faces, uvs = grid(rows, columns, True)
    return mesh_object("heart", vertices, faces, clay(color, 0.5), uvs)
