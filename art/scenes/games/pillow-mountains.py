"""A child climbs over a mountain of pillows."""
from kit.cast import children
from kit.figure.person import person
from kit.games import stage
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.shapes import blob


def compose():
    stage("#DDD3EC", "#CBBEE0", .60, 68)
    pillows = ((-.55, .05, .13, "#F6B53C"), (.05, .05, .14, "#2F8F96"), (.62, .05, .13, "#D43D8B"), (-.20, .02, .34, "#EE6C4D"), (.38, .05, .36, "#FBF7EE"), (.14, .10, .54, "#7C6BC0"))
    for x, y, z, color in pillows:
        blob((x, y, z), (.36, .30, .13), clay(color, .85), uneven=.08)
    hand = lambda side: Reach((.30, -.06 + side * -.14, .64), fingers=(1, 0, -.1), palm=(0, 0, -1), shape="flat")
    person(children()["ada"], (-.16, -.06, .34), 74, Pose(pelvis=(0, .06, .30), lean=48, nod=-24, look=(.6, -1.8, .85), left=hand(1), right=hand(-1),
           left_foot=Reach((.09, -.16, .10), own=True, fingers=(0, -1, 0), bend=(.3, -1, .6)), right_foot=Reach((-.08, .26, .04), own=True, fingers=(0, -1, 0), pitch=-40)), "joy")
