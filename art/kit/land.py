"""Alaskan land: snow and meadow ground with paths, mountains, clouds."""
import math

import numpy as np
from mathutils import Vector, noise

from kit.materials import Nodes, clay, dress, rgba, skin
from kit.shapes import blob, fuse, grid, mesh_object


class Ground:
    """Rolling ground that is flat near the stage; height(x, y) gives its level, path carves a track along points."""

    def __init__(self, flat=2.5, roll=0.35, size=(-16, 16, -4, 24), seed=0.0, path=None, path_width=0.45, path_depth=0.05):
        self.flat, self.roll, self.size, self.seed = flat, roll, size, seed
        self.path = [Vector(p) for p in path or []]
        self.path_width, self.path_depth = path_width, path_depth

    def _from_path(self, x, y):
        spot, best = Vector((x, y)), 1e9
        for a, b in zip(self.path, self.path[1:]):
            span = b - a
            t = max(0, min(1, (spot - a).dot(span) / span.length_squared))
            best = min(best, (spot - (a + span * t)).length)
        return best

    def height(self, x, y):
        away = max(0.0, math.hypot(x, y * 0.8) - self.flat)
        swell = noise.noise(Vector((x * 0.22 + self.seed, y * 0.22, 0))) + 0.35 * noise.noise(Vector((x * 0.7, y * 0.7 + self.seed, 3)))
        level = self.roll * swell * min(1.0, away / 2.5) + 0.012 * away
        if self.path:
            level -= self.path_depth * math.exp(-(self._from_path(x, y) / self.path_width) ** 4)
        return level

    def mesh(self, material, cells=150):
        left, right, near, far = self.size
        xs = np.linspace(left, right, cells)
        ys = near + (far - near) * np.linspace(0, 1, cells) ** 1.6
        vertices = [(x, y, self.height(x, y)) for y in ys for x in xs]
        faces, uvs = grid(cells, cells, False)
        ground = mesh_object("ground", vertices, faces, material, uvs)
        tread = [math.exp(-(self._from_path(x, y) / self.path_width) ** 4) if self.path else 0.0 for x, y, _ in vertices]
        ground.data.attributes.new("blush", "FLOAT", "POINT").data.foreach_set("value", tread)
        return ground


def snow():
    """Return snow clay; a trodden path (the mesh attribute) is a shade bluer."""
    return skin("#F4F7FA", "#B4C8DC")


def meadow(color="#8DB46A"):
    return clay(color, 0.85, 2.2)


def _rock(rock, top, line, height):
    """Return mountain clay: rock below, snow above an uneven line and in the gullies."""
    nodes = Nodes("mountain")
    place = nodes.add("TexCoord").outputs["Object"]
    z = nodes.math("DIVIDE", nodes.add("SeparateXYZ", {0: place}).outputs[2], height)
    wave = nodes.noise(place, 4 / height, 4)
    level = nodes.math("ADD", z, nodes.math("MULTIPLY_ADD", wave, 0.5, -0.25))
    edge = nodes.add("MapRange", {"Value": level, "From Min": line - 0.02, "From Max": line + 0.02}).outputs[0]
    shade = nodes.mix(nodes.noise(place, 9 / height, 2), rgba(rock), tuple(c * 0.72 for c in rgba(rock)[:3]) + (1,))
    return dress(nodes, nodes.mix(edge, shade, rgba(top)), 0.8, 3)


def mountain(at, radius, height, seed=0, rock="#6C9DB8", top="#F6FAFC", line=0.5, material=None):
    """Return a hand-pressed peak with ridges; line is the share of its height where the snow begins."""
    cells, vertices = 84, []
    for r in range(cells):
        for c in range(cells):
            x, y = 2 * c / (cells - 1) - 1, 2 * r / (cells - 1) - 1
            away = math.hypot(x, y)
            ridge = 1 - abs(noise.noise(Vector((x * 1.7 + seed * 7.3, y * 1.7, seed)))) * 1.5
            fine = noise.noise(Vector((x * 5 + seed, y * 5, seed * 3)))
            base = max(0.0, 1 - away)
            level = base ** 1.2 * (0.62 + 0.42 * ridge) + 0.05 * fine * min(1, base * 3)
            vertices.append((x * radius, y * radius * 0.7, level * height - 0.02 * height))
    faces, uvs = grid(cells, cells, False)
    thing = mesh_object("mountain", vertices, faces, material or _rock(rock, top, line, height), uvs)
    thing.location = at
    return thing


def range_of_mountains(far=26, width=60, height=9, seed=1, rocks=("#7FA9C2", "#5F8FAE"), top="#F6FAFC", line=0.45, count=7, middle=None):
    """Set two rows of peaks across the horizon; middle places one bigger peak at that x."""
    rng = np.random.default_rng(seed)
    for row, rock in enumerate(rocks):
        for k in range(count):
            x = (k + 0.5 + rng.uniform(-0.25, 0.25)) / count * width - width / 2
            tall = height * rng.uniform(0.6, 1.0) * (0.95 if row == 0 else 0.62)
            mountain((x, far - row * 6, -0.3), tall * rng.uniform(1.2, 1.6), tall, seed * 10 + row * 20 + k, rock, top, line + row * 0.12)
    if middle is not None:
        mountain((middle, far - 2, -0.3), height * 1.55, height * 1.4, seed + 77, rocks[0], top, line - 0.05)


def cloud(at, size, material=None, seed=0):
    """Return a cloud pressed together from balls."""
    rng = np.random.default_rng(seed)
    material = material or clay("#FFFFFF", 0.9, 1.5)
    parts = [blob((at[0] + size * x, at[1], at[2] + size * z), size * r * rng.uniform(0.9, 1.1), material, sides=24)
             for x, z, r in ((-0.9, 0, 0.42), (-0.35, 0.2, 0.6), (0.3, 0.28, 0.66), (0.85, 0.02, 0.46), (0, -0.1, 0.5))]
    return fuse(parts, material, size * 0.05, smooth=6)
