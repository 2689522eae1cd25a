"""The head: skull, cheeks, chin, nose and ears pressed into one lump, in units of its own height.

The face looks along -Y, the chin is at z = -0.5, the crown at +0.5, the person's right side at -X.
"""
import math

from mathutils import Vector
from mathutils.bvhtree import BVHTree

from kit.figure.look import SKINS
from kit.materials import skin
from kit.shapes import blob, fuse

NOSES = {  # (width, depth, height, how far it stands out, z)
    "button": (.058, .058, .052, .022, -.085), "ball": (.078, .075, .07, .03, -.09), "broad": (.105, .062, .062, .022, -.10),
    "long": (.056, .07, .105, .032, -.075), "small": (.046, .045, .042, .016, -.085), "arched": (.062, .08, .10, .04, -.08),
}


def skull(look):
    """Return the function that maps a direction to a point of the bare head."""
    width = (.43 if look.grown else .465) * look.face_width
    taper = .24 if look.grown else .14
    cheek = .018 if look.grown else .036

    def shape(way):
        point = Vector((way.x * width, way.y * .45, way.z * .5))
        low = max(0.0, -way.z)
        point.x *= 1 - taper * low ** 1.6
        if way.y < 0:
            point.y *= 1 - .05 * low
        for side in (-1, 1):
            near = (way - Vector((side * .62, -.62, -.42)).normalized()).length
            point += way * cheek * math.exp(-(near / .42) ** 2)
        chin = (way - Vector((0, -.62, -.78)).normalized()).length
        point += Vector((0, -1, -.3)) * .02 * math.exp(-(chin / .3) ** 2)
        return point
    return shape


class Head:
    """The bare head; face() finds places on its front for eyes, mouth and glasses."""

    def __init__(self, look):
        tone, blush = SKINS[look.skin]
        self.look, self.skin_color, self.blush_color = look, tone, blush
        self.skin = skin(tone, blush, look.freckles)
        self.shape = skull(look)
        bare = blob((0, 0, 0), .45, self.skin, sides=64, uneven=0, shape=self.shape)
        self.tree = BVHTree.FromPolygons([v.co.copy() for v in bare.data.vertices], [tuple(p.vertices) for p in bare.data.polygons])
        self.ear = self._ear_place()
        parts = [bare, self._nose()] + [self._ear(side) for side in (-1, 1)]
        self.lump = fuse(parts, self.skin, .013, smooth=5)
        self._blush()

    def face(self, x, z, lift=0.0):
        """Return the point of the bare face in front of (x, z), lifted along its normal, and that normal."""
        spot, normal, _, _ = self.tree.ray_cast(Vector((x, -2, z)), Vector((0, 1, 0)))
        if spot is None:
            raise ValueError(f"({x}, {z}) is beside the face")
        normal = -normal if normal.y > 0 else normal
        return spot + normal * lift, normal

    def around(self, way, lift=0.0):
        """Return the point of the head in a direction from its center, lifted outward."""
        way = Vector(way).normalized()
        spot, normal, _, _ = self.tree.ray_cast(way * 3, -way)
        return spot + way * lift

    def _ear_place(self):
        spot, _, _, _ = self.tree.ray_cast(Vector((3, .045, -.05)), Vector((-1, 0, 0)))
        return spot

    def _nose(self):
        width, depth, height, out, z = NOSES[self.look.nose]
        spot, _ = self.face(0, z)
        return blob(spot + Vector((0, -out, 0)), (width, depth, height), self.skin, sides=32, uneven=0)

    def _ear(self, side):
        def shape(way):
            point = Vector((way.x * .05, way.y * .085, way.z * .115))
            hollow = math.exp(-((way.y + .05) ** 2 + way.z ** 2) / .16)
            if way.x * side > 0:
                point.x -= side * .05 * hollow
            return point
        at = Vector((side * (self.ear.x + .018), self.ear.y, self.ear.z))
        return blob(at, .05, self.skin, sides=32, uneven=0, shape=shape)

    def _blush(self):
        mesh = self.lump.data
        weights = []
        nose = self.face(0, NOSES[self.look.nose][4])[0]
        spots = [(self.face(s * .27, -.155)[0], .105, 1.0) for s in (-1, 1)] + [(nose, .08, .45)]
        spots += [(Vector((s * (self.ear.x + .05), .0, -.05)), .08, .55) for s in (-1, 1)]
        for vertex in mesh.vertices:
            near = max(power * math.exp(-((vertex.co - spot).length / size) ** 2) for spot, size, power in spots)
            weights.append(near)
        mesh.attributes.new("blush", "FLOAT", "POINT").data.foreach_set("value", weights)
