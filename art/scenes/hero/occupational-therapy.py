"""A child glides on a platform swing while a therapist steadies the ropes."""
from mathutils import Vector

from kit.camera import camera
from kit.cast import children, team
from kit.equipment import ball, rope, swing_frame
from kit.figure.person import person
from kit.materials import clay, wood
from kit.poses import Pose, Reach, cross_legged
from kit.sets import autumn
from kit.shapes import slab


def compose():
    autumn("day", seed=9, trees=11, clear=2.6, azimuth=-30)
    swing_frame((0, .10, 0), 2.1, 2.0, .75)
    slab((.10, .02, .46), (.95, .62, .07), wood("#D9A05B", "X"), .03, 0, (0, -7))
    slab((.10, .02, .515), (.90, .58, .06), clay("#B4246F", .8), .028, 0, (0, -7))
    corners = [Vector((x + .10, y, .48 + x * .12)) for x in (-.44, .44) for y in (-.25, .29)]
    for corner in corners:
        rope(corner, (corner.x * .86 - .04, .10, 1.97), .016)
    child = children()["kaya"]
    hold = lambda s, z: corners[0 if s < 0 else 2].lerp(Vector((corners[0 if s < 0 else 2].x * .86 - .04, .10, 1.97)), z)
    seat = cross_legged(child.measures, look=(.1, -4, 1.2), sway=5, lean=-3, tilt=-6, left=Reach(tuple(hold(1, .25)), fingers=(.2, -1, .3), palm=(1, .1, 0), shape="grip"), right=Reach(tuple(hold(-1, .25)), fingers=(-.2, -1, .3), palm=(-1, .1, 0), shape="grip"))
    person(child, (.10, .02, .55), 0, seat, "laughing")
    ben = team()["ben"]
    rope_spot = hold(-1, .52)
    person(ben, (-.84, .10, 0), 52, Pose(lean=6, tilt=4, look=(.2, -.9, .95), left=Reach(tuple(rope_spot), fingers=(.6, -.6, .5), palm=(.8, .6, 0), shape="grip"), right=Reach(tuple(hold(-1, .34) + Vector((-.03, -.02, 0))), fingers=(.8, -.4, .3), palm=(.5, .8, 0), shape="hold"),
           left_foot=Reach((.10, -.16, 0), own=True), right_foot=Reach((-.12, .14, 0), own=True)), "joy")
    ball((1.55, .55, 0), .30, "#F6B53C")
    camera((0, -5.0, 1.25), (.0, 0, .98), 56, .03, (0, 0, 1))
