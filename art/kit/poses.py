"""Ready poses: standing, sitting, cross-legged, kneeling. A scene adds what hands and eyes do."""
from mathutils import Vector

from kit.skeleton import SIDES, Pose, Reach


def sit(seat, m, look=None, reach=0.0, apart=1.35, floor=0.0, **more):
    """Sit on a seat height (own frame); feet rest on the floor height, reach meters further out."""
    pelvis = Vector((0, 0, seat + m.limb * 1.25))
    feet = {}
    for name, side in SIDES.items():
        drop = pelvis.z - m.ankle - floor
        out = m.thigh * 0.96 + reach
        if drop > m.shin * 1.06:  # the legs dangle
            feet[name + "_foot"] = Reach((side * m.hip * apart, -out, pelvis.z - m.shin * 0.98 - m.ankle), fingers=(side * 0.2, -1, -0.25), own=True, bend=(side * .1, -1, 1))
        else:
            feet[name + "_foot"] = Reach((side * m.hip * apart, -out, floor), fingers=(side * 0.2, -1, 0), own=True, bend=(side * 0.15, -1, 1))
    feet.update(more)
    return Pose(pelvis=tuple(pelvis), look=look, **feet)


def cross_legged(m, look=None, floor=0.0, **more):
    """Sit on the floor with crossed shins."""
    feet = {name + "_foot": Reach((-side * m.hip * 0.9, -m.thigh * 0.62 - (0.035 if side > 0 else 0), floor + m.limb * 0.55), fingers=(-side, -0.45, 0.1), palm=(side * .5, -.1, .9), own=True,
                                  bend=(side, -0.3, 0.05)) for name, side in SIDES.items()}
    feet.update(more)
    return Pose(pelvis=(0, 0, floor + m.limb * 1.4), look=look, **feet)


def kneel(m, look=None, floor=0.0, **more):
    """Kneel on both knees, sitting back on the heels."""
    feet = {name + "_foot": Reach((side * m.hip * 1.3, m.shin * 0.55, floor + m.ankle * 1.2), fingers=(0, 0.5, -1), palm=(0, 1, .25), own=True,
                                  bend=(side * 0.2, -1, -0.15)) for name, side in SIDES.items()}
    feet.update(more)
    return Pose(pelvis=(0, 0.0, floor + m.shin * 0.55 + m.limb), look=look, **feet)


def kneel_one(m, look=None, floor=0.0, down="right", **more):
    """Kneel on one knee, the other foot flat on the floor: a grown-up at a child's height."""
    up = "left" if down == "right" else "right"
    side, other = SIDES[down], SIDES[up]
    feet = {down + "_foot": Reach((side * m.hip * 1.2, m.shin * 0.86, floor + m.ankle * 1.1), fingers=(0, 0.35, -1), palm=(0, 1, 0.2), own=True, bend=(0, -1, -1)),
            up + "_foot": Reach((other * m.hip * 1.7, -m.thigh * 0.88, floor), own=True, bend=(0, -1, 1))}
    feet.update(more)
    return Pose(pelvis=(0, 0, floor + m.thigh * 0.96 + m.limb * .35), look=look, **feet)
