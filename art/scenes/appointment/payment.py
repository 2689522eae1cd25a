"""A parent and the front desk go over a bill together, with a small purse on the counter."""
from kit.camera import camera
from kit.cast import grown_ups, team
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay, gloss, wood
from kit.poses import Pose, Reach
from kit.sets import indoors
from kit.shapes import blob, drum, slab


def compose():
    indoors("#F1DDB4", "#C98F5F", (0, 1.75))
    slab((0, -.30, .42), (2.5, .52, .84), wood("#C98F57", "Z"), .05)
    slab((0, -.32, .87), (2.6, .64, .07), clay("#FBF7EE", .5), .03)
    slab((-.02, -.38, .912), (.32, .40, .010), clay("#FFFFFF", .7), .004, 6, (4, 0))
    for k in range(5):
        roll([(-.13, -.25 - .06 * k, .922), (.02 - .03 * (k % 2), -.25 - .06 * k, .922)], .007, clay("#6F7F88", .7), sides=8)
        roll([(.06, -.25 - .06 * k, .922), (.10, -.25 - .06 * k, .922)], .007, clay("#B4246F" if k == 4 else "#6F7F88", .7), sides=8)
    blob((.46, -.42, .955), (.10, .07, .06), clay("#D43D8B", .6), uneven=.04)
    for dx in (-.012, .012):
        blob((.46 + dx, -.42, 1.025), .016, gloss("#F6B53C", .25), sides=14)
    for k in range(3):
        drum((.30 + .05 * k, -.54, .912 + .006 * k), .028, .012, gloss("#E8B13C", .3), .004)
    lucia, aunt = team()["lucia"], grown_ups()["aunt"]
    person(lucia, (-.46, .12, 0), 18, Pose(look=(-.02, -.85, .98), lean=8, tilt=4, left=Reach((-.08, -.34, .955), fingers=(.4, -.8, -.3), palm=(0, -.1, -1), shape="point"), right=Reach((-.56, -.26, .93), fingers=(.4, -.9, 0), palm=(0, 0, -1), shape="flat")), "smile")
    person(aunt, (.44, .12, 0), -18, Pose(look=(-.02, -.85, .98), lean=8, tilt=-5, right=Reach((.12, -.36, .95), fingers=(-.4, -.8, -.2), palm=(0, -.1, -1), shape="flat"), left=Reach((.58, -.28, .93), fingers=(-.4, -.9, 0), palm=(0, 0, -1), shape="flat")), "kind")
    camera((0, -4.2, 2.25), (0, -.1, 1.06), 76, .03, (0, -.2, 1.1))
