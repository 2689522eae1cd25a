"""A child crouches like a frog with both hands on the floor, ready to jump."""
from kit.cast import children
from kit.figure.person import person
from kit.games import stage
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.shapes import drum


def compose():
    stage("#CBE3D6", "#B8D6C6", .38, 92)
    drum((0, -.06, .012), .46, .03, clay("#4E9F6D", .7), .014)
    drum((.82, .10, .012), .26, .03, clay("#4E9F6D", .7), .014)
    hand = lambda side: Reach((side * .07, -.20, .035), own=True, fingers=(side * .2, -1, 0), palm=(0, 0, -1), shape="open")
    foot = lambda side: Reach((side * .20, -.08, 0), own=True, fingers=(side * .8, -1, 0), bend=(side * 1.2, -.8, .5))
    person(children()["tuva"], (0, 0, .028), 16, Pose(pelvis=(0, .08, .15), lean=50, nod=-26, look=(.3, -3, .6), left=hand(1), right=hand(-1), left_foot=foot(1), right_foot=foot(-1)), "joy")
