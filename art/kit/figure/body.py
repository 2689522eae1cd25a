"""The body under the clothes: lofts of torso, arms and legs along the solved skeleton, and the neck."""
from mathutils import Vector

from kit.loft import Loft


def soft_bend(root, middle, end, tight=.28):
    """Return path points that round a joint, as a rolled limb bends."""
    before, after = middle.lerp(root, tight), middle.lerp(end, tight)
    return [root, root.lerp(middle, .45), before, middle.lerp((before + after) / 2, .45), after, middle.lerp(end, .62), end]


class Body:
    """Lofts in the person's own frame: torso, neck, arms and legs by side."""

    def __init__(self, look, skeleton):
        m, s = look.measures, skeleton
        self.look, self.measures, self.skeleton = look, m, s
        g, across = m.girth * look.build, s.chest @ Vector((1, 0, 0))
        down = s.hips @ Vector((0, 0, -1))
        mid = lambda t: s.pelvis.lerp(s.middle, t / .5) if t < .5 else s.middle.lerp(s.neck, (t - .5) / .5)
        shoulder = m.shoulder * .90
        seat = max(g, m.hip + m.limb * (.4 + .6 * look.build) * 1.66)
        rings = [(s.pelvis + down * m.limb * .75, (seat * 1.02, g * .90)), (mid(.10), (seat * 1.03, g * .92)), (mid(.32), ((seat + g) * .5, g * .90)),
                 (mid(.55), (g * 1.0, g * .86)), (mid(.76), ((g + shoulder) * .53, g * .76)), (mid(.90), (shoulder * .92, g * .62)),
                 (mid(.985), (shoulder * .48, g * .46))]
        self.torso = Loft([p for p, _ in rings], [r for _, r in rings], side=across, cap=(.04, .5), sides=44)
        head_base = Vector(s.head.translation)
        self.neck = Loft([s.neck - s.chest @ Vector((0, 0, .03)), s.neck.lerp(head_base, .5)], [m.limb * .98, m.limb * .9], side=across)
        self.arms, self.legs = {}, {}
        for name, (a, b, c) in s.arms.items():
            k = m.limb * (.5 + .5 * look.build)
            self.arms[name] = Loft(soft_bend(a, b, c), [k * 1.0, k * .98, k * .92, k * .88, k * .86, k * .80, k * .66], cap=(1, .6), steps=6, side=self._side(a, b, c))
        for name, (a, b, c) in s.legs.items():
            k = m.limb * (.4 + .6 * look.build)
            self.legs[name] = Loft(soft_bend(a, b, c, .24), [k * 1.40, k * 1.34, k * 1.16, k * 1.10, k * 1.03, k * .96, k * .80], cap=(1, .6), steps=6, side=self._side(a, b, c))

    @staticmethod
    def _side(a, b, c):
        """Return a direction across a bent limb, so that its seams do not spiral."""
        normal = (b - a).cross(c - b)
        return normal.normalized() if normal.length > 1e-5 else (c - a).orthogonal().normalized()
