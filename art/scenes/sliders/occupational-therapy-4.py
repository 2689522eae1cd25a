"""A child explores new foods on a plate, with finger paints close by."""
from kit.camera import camera
from kit.cast import children
from kit.equipment import table
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.sets import indoors
from kit.shapes import blob, drum


def compose():
    indoors("#DDE6C4", "#D9A873", (.95, 1.36))
    table((0, -.40, 0), 1.7, .74, .46)
    drum((0, -.46, .472), .21, .025, clay("#FBF7EE", .4), .01)
    drum((0, -.46, .486), .15, .012, clay("#E4F1F5", .4), .005)
    for k in range(7):
        blob((-.08 + .03 * (k % 3), -.50 + .03 * (k // 3), .505), .019, clay("#6FA84A", .5), sides=16)
    for k in range(3):
        roll([(.02 + .045 * k, -.54, .50), (.03 + .045 * k, -.42, .502)], [.022, .010], clay("#EE8A3A", .55), sides=12)
    for k in range(5):
        blob((-.05 + .04 * k, -.38, .50), .02, clay("#C2314F", .45), sides=14)
    for k, color in enumerate(("#D43D8B", "#F6B53C", "#2F8F96", "#7C6BC0")):
        drum((.42 + .13 * (k % 2), -.56 + .15 * (k // 2), .495), .05, .07, clay("#FBF7EE", .5), .012)
        drum((.42 + .13 * (k % 2), -.56 + .15 * (k // 2), .532), .042, .012, clay(color, .35), .005)
    for x, y, color in ((-.52, -.56, "#D43D8B"), (-.44, -.47, "#2F8F96"), (-.58, -.43, "#F6B53C")):
        blob((x, y, .464), (.06, .05, .006), clay(color, .4), uneven=.3)
    person(children()["leo"], (0, .03, 0), 0, Pose(look=(-.02, -.72, .62), lean=7, tilt=6, right=Reach((-.10, -.38, .62), fingers=(.3, -.5, -.8), palm=(.6, .3, -.3), shape="hold"), left=Reach((.20, -.26, .49), fingers=(-.3, -1, 0), palm=(0, 0, -1), shape="flat")), "wonder", gaze=(0, -.6))
    blob((-.068, -.425, .588), .021, clay("#6FA84A", .5), sides=16)
    camera((0, -3.9, 1.35), (0, -.15, .72), 66, .03, (0, -.3, .7))
