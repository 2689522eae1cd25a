"""A simple skeleton: where the joints are when hands and feet reach their places (two-bone solving)."""
import math
from dataclasses import dataclass, field

from mathutils import Matrix, Vector


@dataclass
class Reach:
    """A place for a palm or a sole. at is in the world unless own is set (then in the person's own frame:
    -Y ahead, +X to the left, floor at z = 0). fingers and palm are directions; bend points the elbow or knee."""
    at: tuple
    fingers: tuple = None
    palm: tuple = None
    shape: str = "relaxed"
    bend: tuple = None
    own: bool = False
    pitch: float = 0.0


@dataclass
class Pose:
    """pelvis is in the person's own frame (None stands); lean, sway, twist and tilt are degrees; look is a world point."""
    pelvis: tuple = None
    lean: float = 0.0
    sway: float = 0.0
    twist: float = 0.0
    left: Reach = None
    right: Reach = None
    left_foot: Reach = None
    right_foot: Reach = None
    look: tuple = None
    tilt: float = 0.0
    nod: float = 0.0
    turn_head: float = 0.0


def bend(root, target, upper, lower, hint):
    """Return (middle joint, end) of two bones from root toward target; the middle leans toward hint.

    Bones may stretch by 5 %; beyond that the end falls short of the target and a warning is printed.
    """
    reach = target - root
    length = upper + lower
    if reach.length > length * 0.999:
        stretch = min(reach.length / (length * 0.999), 1.05)
        if reach.length > length * 1.05:
            print(f"REACH short by {100 * (reach.length - length * 1.05):.1f} cm")
        upper, lower = upper * stretch, lower * stretch
        target = root + reach.normalized() * min(reach.length, (upper + lower) * 0.999)
        reach = target - root
    distance = max(reach.length, abs(upper - lower) * 1.02 + 1e-4)
    along = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance)
    height = math.sqrt(max(0.0, upper ** 2 - along ** 2))
    way = reach.normalized()
    out = hint - way * hint.dot(way)
    out = out.normalized() if out.length > 1e-4 else way.orthogonal().normalized()
    return root + way * along + out * height, target


def turned(yaw=0.0, lean=0.0, sway=0.0):
    """Return a rotation: yaw about the vertical (to the left), then lean ahead, then sway to the left; degrees."""
    return (Matrix.Rotation(math.radians(yaw), 3, "Z") @ Matrix.Rotation(math.radians(lean), 3, "X")
            @ Matrix.Rotation(math.radians(sway), 3, "Y"))


def hand_frame(side, wrist_way, reach):
    """Return the hand's axes as a matrix: X across, Y along the fingers, -Z out of the palm."""
    fingers = (reach.fingers and Vector(reach.fingers) or wrist_way).normalized()
    palm = Vector(reach.palm) if reach.palm else Vector((-side * 0.9, 0.1, -0.5))
    palm = palm - fingers * palm.dot(fingers)
    palm = palm.normalized() if palm.length > 1e-3 else fingers.orthogonal()
    up = -palm
    return Matrix((fingers.cross(up), fingers, up)).transposed()


@dataclass
class Skeleton:
    """The solved joints in the person's own frame; arms and legs are keyed 'left' and 'right'."""
    pelvis: Vector = None
    middle: Vector = None
    neck: Vector = None
    chest: Matrix = None
    hips: Matrix = None
    head: Matrix = None
    gaze: tuple = (0, 0)
    arms: dict = field(default_factory=dict)
    legs: dict = field(default_factory=dict)
    hands: dict = field(default_factory=dict)
    feet: dict = field(default_factory=dict)


SIDES = {"left": 1, "right": -1}


def solve(measures, pose, root):
    """Return the skeleton of a pose; root is the person's place in the world."""
    m, inverse, turn_back = measures, root.inverted(), root.to_3x3().inverted()
    s = Skeleton()
    stand = m.ankle + m.shin + m.thigh - 0.004
    s.pelvis = Vector(pose.pelvis) if pose.pelvis else Vector((0, 0, stand))
    s.hips = turned(pose.twist * 0.3, pose.lean * 0.4, pose.sway * 0.4)
    s.chest = turned(pose.twist, pose.lean, pose.sway)
    s.middle = s.pelvis + s.hips @ Vector((0, 0, m.torso * 0.5))
    s.neck = s.middle + s.chest @ Vector((0, 0, m.torso * 0.5))
    local = lambda reach: Vector(reach.at) if reach.own else inverse @ Vector(reach.at)
    for name, side in SIDES.items():
        _leg(s, m, name, side, getattr(pose, name + "_foot"), local, turn_back)
        _arm(s, m, name, side, getattr(pose, name), local, turn_back)
    _head(s, m, pose, inverse)
    return s


def _own(reach, turn_back):
    """Return a copy of the reach whose directions are in the person's own frame."""
    convert = lambda way: None if way is None else tuple(way) if reach.own else tuple(turn_back @ Vector(way))
    return Reach(reach.at, convert(reach.fingers), convert(reach.palm), reach.shape, convert(reach.bend), reach.own, reach.pitch)


def _leg(s, m, name, side, reach, local, turn_back):
    hip = s.pelvis + s.hips @ Vector((side * m.hip, 0, 0))
    reach = reach or Reach((side * (m.hip + 0.012), 0.01, 0), fingers=(side * 0.22, -1, 0), own=True)
    sole, reach = local(reach), _own(reach, turn_back)
    toes = Vector(reach.fingers or (side * 0.15, -1, 0)).normalized()
    up = Vector(reach.palm).normalized() if reach.palm else Vector((0, 0, 1))
    toes = (toes - up * toes.dot(up)).normalized()
    tip = Matrix.Rotation(math.radians(reach.pitch), 3, toes.cross(up))
    toes, up = tip @ toes, tip @ up
    ankle = sole + up * m.ankle
    knee, ankle = bend(hip, ankle, m.thigh, m.shin, Vector(reach.bend or (side * 0.12, -1, 0.2)))
    s.legs[name] = (hip, knee, ankle)
    s.feet[name] = Matrix((toes.cross(up), toes, up)).transposed()


def _arm(s, m, name, side, reach, local, turn_back):
    shoulder = s.neck + s.chest @ Vector((side * m.shoulder * 0.96, 0.0, -m.limb * 1.35))
    if reach is None:
        hang = s.chest @ Vector((side * 0.32, -0.14, -1)).normalized()
        reach = Reach(tuple(shoulder + hang * (m.upper_arm + m.forearm + m.hand * 0.3) * 0.97), palm=(-side, 0.3, 0), own=True)
    target, reach = local(reach), _own(reach, turn_back)
    frame = hand_frame(side, (target - shoulder).normalized(), reach)
    wrist = target - frame @ Vector((0, 0.42, -0.10)) * m.hand
    hint = Vector(reach.bend) if reach.bend else s.chest @ Vector((side * 0.55, 0.65, -0.7))
    elbow, wrist = bend(shoulder, wrist, m.upper_arm, m.forearm, hint)
    s.arms[name] = (shoulder, elbow, wrist)
    s.hands[name] = (frame, reach.shape)


def _head(s, m, pose, inverse):
    up = s.chest.copy().lerp(Matrix.Identity(3), 0.55) @ Vector((0, 0, 1))
    center = s.neck + up * (m.neck + m.head * 0.44)
    yaw, nod, s.gaze = pose.turn_head + pose.twist * 0.6, pose.nod + pose.lean * 0.25, (0.0, 0.0)
    if pose.look:
        way = inverse @ Vector(pose.look) - center
        want_yaw = math.degrees(math.atan2(way.x, -way.y))
        want_nod = -math.degrees(math.atan2(way.z, math.hypot(way.x, way.y)))
        yaw, nod = max(-72, min(72, want_yaw * 0.82)), max(-32, min(40, want_nod * 0.72))
        s.gaze = (max(-1, min(1, (want_yaw - yaw) / 22)), max(-1, min(1, -(want_nod - nod) / 18)))
    s.head = (Matrix.Translation(center) @ turned(yaw, nod, pose.tilt).to_4x4() @ Matrix.Scale(m.head, 4))
