"""A child pushes a full laundry basket along the floor."""
from kit.cast import children
from kit.figure.person import person
from kit.games import stage
from kit.loft import roll
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.shapes import blob, slab


def compose():
    stage("#F0DDB8", "#E4CB9C", .50, 80)
    x = .30
    slab((x, 0, .20), (.58, .46, .34), clay("#5AA9C7", .6), .07)
    for z in (.10, .20, .30):
        roll([(x - .27, -.235, z), (x + .27, -.235, z)], .014, clay("#3C86A8", .6), sides=10)
    slab((x, 0, .375), (.64, .52, .05), clay("#FBF7EE", .6), .024)
    for dx, dy, r, color in ((-.14, -.05, .15, "#D43D8B"), (.14, 0, .16, "#F6B53C"), (0, .06, .17, "#FBF7EE"), (.02, -.14, .11, "#2F8F96")):
        blob((x + dx, dy, .42), (r, r * .9, r * .62), clay(color, .9), uneven=.2)
    hand = lambda side: Reach((x - .31, side * -.12, .42), fingers=(1, 0, .15), palm=(.3, 0, -1), shape="flat")
    person(children()["tom"], (-.27, 0, 0), 90, Pose(pelvis=(0, .12, .40), lean=34, nod=-16, look=(.5, -2.2, .8), left=hand(1), right=hand(-1),
           left_foot=Reach((.07, -.10, 0), own=True, fingers=(0, -1, 0)), right_foot=Reach((-.07, .30, .0), own=True, fingers=(0, -1, 0), pitch=-28)), "effort")
