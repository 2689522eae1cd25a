"""Rolled clay: a tube along a curve, with a cross-section that changes on the way."""
import math

import numpy as np
from mathutils import Vector

from kit.shapes import grid, mesh_object, unevenness


def curve(points, steps=8):
    """Return a smooth path through points (Catmull-Rom), steps samples per span; works for any dimension."""
    p = np.array([tuple(q) for q in points], dtype=float)
    if len(p) < 3:
        return np.array([p[0] + (p[-1] - p[0]) * t for t in np.linspace(0, 1, steps + 1)])
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(p) - 2):
        a, b, c, d = p[i - 1:i + 3]
        for t in np.arange(steps) / steps:
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return np.vstack([out, p[-2]])


class Loft:
    """A tube through points; radii are numbers or (sideways, other) pairs; side fixes what sideways means.

    cap rounds the two ends (0 flat, 1 half a ball). point() finds places on the surface for trims and pockets.
    """

    def __init__(self, points, radii, side=None, cap=(1, 1), steps=8, sides=28):
        self.sides, self.cap = sides, cap
        path = curve(points, steps)
        pairs = curve([(r, r) if isinstance(r, (int, float)) else r for r in radii], steps)
        tangents = np.gradient(path, axis=0)
        self.centers = [Vector(c) for c in path]
        self.radii = [Vector((max(a, 1e-4), max(b, 1e-4))) for a, b in pairs]
        self.ways = [Vector(t).normalized() for t in tangents]
        self._frames(side)

    def _frames(self, side):
        across = Vector(side) if side else self.ways[0].orthogonal()
        self.across, self.over = [], []
        for way in self.ways:
            base = Vector(side) if side else across
            across = (base - way * base.dot(way)).normalized()
            self.across.append(across)
            self.over.append(way.cross(across))

    def ring(self, at, offset=0.0):
        """Return center, sideways, other and radii at a share of the length (0 to 1)."""
        place = max(0.0, min(1.0, at)) * (len(self.centers) - 1)
        i = min(int(place), len(self.centers) - 2)
        t = place - i
        mix = lambda xs: xs[i].lerp(xs[i + 1], t)
        return mix(self.centers), mix(self.across), mix(self.over), mix(self.radii) + Vector((offset, offset))

    def point(self, around, at, offset=0.0):
        """Return the surface point at a turn (degrees: 0 sideways, 90 other) and a share of the length."""
        center, across, over, radius = self.ring(at, offset)
        angle = math.radians(around)
        return center + across * (radius[0] * math.cos(angle)) + over * (radius[1] * math.sin(angle))

    def mesh(self, material, start=0.0, end=1.0, offset=0.0, cap=None, uneven=0.04):
        """Return the tube between two shares of the length, thickened by offset."""
        cap = self.cap if cap is None else cap
        rows = max(6, int((len(self.centers) - 1) * (end - start)) + 1)
        rings = [self.ring(t, offset) for t in np.linspace(start, end, rows)]
        rings = self._cap(rings[0], rings[1], cap[0])[::-1] + rings + self._cap(rings[-1], rings[-2], cap[1])
        vertices = []
        for center, across, over, radius in rings:
            for c in range(self.sides):
                angle = 2 * math.pi * c / self.sides
                spoke = across * (radius[0] * math.cos(angle)) + over * (radius[1] * math.sin(angle))
                push = unevenness(center + spoke, max(radius), uneven) if max(radius) > 0.01 else 0
                vertices.append(center + spoke + spoke.normalized() * push)
        faces, uvs = grid(len(rings), self.sides, True)
        return mesh_object("loft", vertices, faces, material, uvs)

    @staticmethod
    def _cap(last, before, roundness):
        center, across, over, radius = last
        way = (center - before[0]).normalized()
        reach = min(radius) * max(roundness, 0.02)
        caps = []
        for angle in np.linspace(0, math.pi / 2, 7)[1:]:
            shrink = math.cos(angle) if angle < 1.55 else 0.004
            caps.append((center + way * (reach * math.sin(angle)), across, over, radius * shrink))
        return caps

    def patch(self, material, around, along, offset, thickness=0.012, rows=14, columns=18):
        """Return a piece of sheet clay laid on the surface between two turns and two shares: a pocket, a brace."""
        vertices = []
        for r in range(rows):
            for c in range(columns):
                edge = min(r, rows - 1 - r, c, columns - 1 - c)
                lift = offset + thickness * (-1.2 if edge == 0 else 0.75 if edge == 1 else 1)
                turn = around[0] + (around[1] - around[0]) * c / (columns - 1)
                vertices.append(self.point(turn, along[0] + (along[1] - along[0]) * r / (rows - 1), lift))
        faces, uvs = grid(rows, columns, False)
        return mesh_object("patch", vertices, faces, material, uvs)

    def band(self, material, at, width, thickness=0.01):
        """Return a flat ring around the tube, centerd on a share of the length; width is a share too."""
        return self.mesh(material, max(0, at - width / 2), min(1, at + width / 2), thickness, cap=(0.0, 0.0), uneven=0)

    def rickrack(self, material, at, height, thickness=0.006, offset=0.008, teeth=16, around=(0, 360)):
        """Return a zigzag braid sewn on at a share of the length; height is a share too."""
        turns = np.linspace(around[0], around[1], teeth * 2 + 1)
        points = [self.point(a, at + (height / 2 if i % 2 else -height / 2), offset) for i, a in enumerate(turns)]
        return roll(points, thickness, material, steps=2, sides=8)


def roll(points, radii, material, **options):
    """Return a rolled piece straight away; radii may be one number for all points."""
    radii = [radii] * len(points) if isinstance(radii, (int, float)) else radii
    return Loft(points, radii, **options).mesh(material)
