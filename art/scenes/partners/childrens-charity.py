"""Children and grown-ups lift a big heart together."""
from kit.camera import camera
from kit.cast import children, grown_ups
from kit.equipment import heart
from kit.figure.person import person
from kit.poses import Pose, Reach
from kit.sets import summer


def compose():
    summer("day", seed=35, flowers=36, near=1.2, azimuth=-25, clear=2.6)
    heart((0, -.02, 1.56), .50, "#D43D6F", thick=.42)
    people, kids = grown_ups(), children()
    up = lambda x, z, y=-.05: Reach((x, y, z), fingers=(-x * .5, -.1, 1), palm=(-x, .1, .9), shape="open")
    person(people["dad"], (-.86, .10, 0), 20, Pose(look=(.1, -1.4, 1.5), tilt=4, left=up(-.42, 1.42), right=up(-.50, 1.62)), "joy")
    person(people["mother"], (.86, .10, 0), -20, Pose(look=(-.1, -1.4, 1.5), tilt=-4, right=up(.42, 1.42), left=up(.50, 1.62)), "cheer")
    person(kids["inga"], (-.27, -.16, 0), 8, Pose(look=(0, -1.4, 1.35), left=up(-.13, 1.13, -.12), right=up(-.34, 1.17, -.12)), "laughing")
    person(kids["sami"], (.27, -.16, 0), -8, Pose(look=(0, -1.4, 1.35), left=up(.34, 1.17, -.12), right=up(.13, 1.13, -.12)), "joy")
    camera((0, -5.2, 1.25), (0, 0, 1.06), 58, .03, (0, 0, 1))
