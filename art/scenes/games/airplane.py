"""A child lies on the tummy with arms and legs lifted like an airplane."""
from kit.cast import children
from kit.figure.person import person
from kit.games import stage
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.shapes import slab


def compose():
    stage("#BFDDE0", "#A9CFD4", .34, 88)
    slab((0, 0, .02), (1.5, .62, .05), clay("#F6B53C", .85), .02)
    wing = lambda side: Reach((side * .42, -.08, .24), own=True, fingers=(side, .2, .25), palm=(0, -.2, -1), shape="open", bend=(0, .3, -1))
    foot = lambda side: Reach((side * .08, .55, .17), own=True, fingers=(0, .5, -1), palm=(0, 1, .3), bend=(0, -.2, -1))
    person(children()["inga"], (.02, 0, .03), 52, Pose(pelvis=(0, .18, .05), lean=74, nod=-46, look=(.5, -2.6, .5), left=wing(1), right=wing(-1), left_foot=foot(1), right_foot=foot(-1)), "joy")
