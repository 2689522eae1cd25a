"""A whole person: look, pose, mood and place in the world."""
import math

import bpy
from mathutils import Matrix

from kit.figure.aids import brace
from kit.figure.body import Body
from kit.figure.clothes import cloth, legs
from kit.figure.face import MOODS, features
from kit.figure.hairstyles import wear
from kit.figure.hands import hand
from kit.figure.head import Head
from kit.figure.headwear import extras
from kit.figure.shoes import shoe
from kit.figure.tops import TOPS
from kit.shapes import place
from kit.skeleton import SIDES, Pose, solve


def root(at, turn):
    """Return the frame of a person who stands at a place and faces the viewer (-Y), turned left by degrees."""
    return Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z")


def person(look, at=(0, 0, 0), turn=0.0, pose=None, mood="smile", gaze=None):
    """Model a person and return its skeleton (in its own frame). turn is in degrees; gaze overrides where the eyes look."""
    frame = root(at, turn)
    skeleton = solve(look.measures, pose or Pose(), frame)
    before = set(bpy.data.objects)
    head = Head(look)
    features(head, MOODS[mood], gaze or skeleton.gaze)
    if not look.headwear or look.headwear == "mortarboard":
        wear(head)
    extras(head)
    place([o for o in bpy.data.objects if o not in before], skeleton.head)
    _body(look, skeleton, head.skin)
    place([o for o in bpy.data.objects if o not in before], frame)
    skeleton.frame = frame
    return skeleton


def _body(look, skeleton, skin):
    body, clothes, m = Body(look, skeleton), look.clothes, look.measures
    body.skin = skin
    body.neck.mesh(skin, uneven=0)
    TOPS[clothes.top](body, clothes)
    legs(body, clothes)
    for name, side in SIDES.items():
        body.arms[name].mesh(skin)
        if clothes.legs in ("shorts", "bare"):
            body.legs[name].mesh(skin)
        frame, shape = skeleton.hands[name]
        hand(side, shape, m.hand, frame, skeleton.arms[name][2], skin, clothes.mittens and cloth(clothes.mittens))
        shoe(clothes.shoes, clothes.shoes_color, m, skeleton.feet[name], *skeleton.legs[name][1:])
        if look.brace and look.brace.split()[0] == name:
            brace(body, name, look.brace.split()[1])
