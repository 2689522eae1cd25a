"""Two grown-ups lift a big heart over two laughing children, one of them in a walker."""
from kit.camera import camera
from kit.cast import changed, children, grown_ups
from kit.equipment import heart
from kit.figure.person import person
from kit.mobility import GRIPS, walker
from kit.poses import Pose, Reach
from kit.sets import summer


def compose():
    summer("day", seed=35, flowers=36, near=1.2, azimuth=-25, clear=2.6)
    heart((0, .24, 1.50), .48, "#D43D6F", thick=.42)
    people, kids = grown_ups(), children()
    under = lambda x, z: Reach((x, .10, z), fingers=(-x * .4, .1, 1), palm=(-x, .1, .8), shape="open")
    person(people["dad"], (-.80, .20, 0), 26, Pose(look=(.3, -1.4, 1.35), tilt=-5, left=under(-.40, 1.36), right=Reach((-.40, .10, 1.06), own=True, fingers=(-.3, -.2, 1), palm=(0, -1, .1), shape="open")), "joy")
    person(people["mother"], (.80, .20, 0), -26, Pose(look=(-.3, -1.4, 1.35), tilt=5, right=under(.40, 1.36), left=Reach((.40, .10, 1.06), own=True, fingers=(.3, -.2, 1), palm=(0, -1, .1), shape="open")), "cheer")
    person(kids["inga"], (-.34, -.18, 0), 10, Pose(look=(.1, -1.6, 1.1), sway=3, left=Reach((.20, -.12, .98), own=True, fingers=(.3, -.2, 1), palm=(0, -1, 0), shape="open"), right=Reach((-.24, -.10, .99), own=True, fingers=(-.3, -.2, 1), palm=(0, -1, 0), shape="open")), "laughing")
    spot, turn = (.34, -.30, 0), -24
    grip = lambda side: Reach(GRIPS[side], own=True, fingers=(0, -1, .1), palm=(0, 0, -1), shape="grip")
    walker(spot, turn)
    person(changed(kids["sami"], brace="right #F6B53C"), spot, turn, Pose(look=(.1, -1.6, 1.0), tilt=5, lean=4, left=grip("left"), right=grip("right"),
           right_foot=Reach((-.075, -.13, 0), own=True, pitch=10), left_foot=Reach((.075, .07, 0), own=True, pitch=-16)), "joy")
    camera((0, -5.2, 1.25), (0, 0, .94), 54, .03, (0, -.1, .9))
