"""A child walks heel to toe along a line of tape with both arms out."""
from kit.cast import children
from kit.figure.person import person
from kit.games import stage
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.shapes import slab


def compose():
    stage("#F3CFDC", "#E9BBCC", .55, 86)
    slab((0, 0, .004), (6, .07, .012), clay("#2F6DA3", .7), .004)
    wing = lambda side: Reach((side * .42, -.02, .70), own=True, fingers=(side, -.1, .15), palm=(0, 0, -1), shape="open")
    person(children()["kaya"], (0, 0, .010), 64, Pose(pelvis=(0, 0, .415), look=(.6, -2.2, .85), tilt=-3, left=wing(1), right=wing(-1),
           left_foot=Reach((0, -.13, 0), own=True, fingers=(0, -1, 0)), right_foot=Reach((0, .12, 0), own=True, fingers=(0, -1, 0), pitch=-24)), "focus")
