"""A parent and a therapist talk with a newsreader on a calm evening television set."""
from kit.camera import camera
from kit.cast import grown_ups, team
from kit.figure.person import person
from kit.materials import clay, glow, wood
from kit.poses import Reach, sit
from kit.sets import indoors
from kit.shapes import drum, slab


def compose():
    indoors("#2F4F78", "#4A4F6B", None)
    slab((0, 1.40, 1.45), (3.4, .06, 1.5), clay("#16314F", .5), .04)
    slab((0, 1.36, 1.45), (3.26, .03, 1.38), glow("#3F79A8", .55), .02)
    for x, r, h in ((-.95, .6, .62), (.1, .8, .9), (1.05, .55, .55)):
        slab((x, 1.33, .80 + h * .35), (r * .95, .03, r * .95), clay("#86A9C6", .6), .02, 0, (0, 45))
    slab((0, -.28, .52), (2.5, .52, .07), wood("#8A5A3A", "X"), .03)
    slab((0, -.44, .26), (2.3, .10, .50), clay("#16314F", .6), .03)
    slab((0, -.50, .30), (1.5, .03, .07), clay("#F6B53C", .5), .012)
    people = grown_ups()
    reader, parent, therapist = people["father"], people["mother"], team()["isaac"]
    rest = lambda s, x: Reach((x, -.26, .575), fingers=(-s * .7, -.6, 0), palm=(0, 0, -1), shape="relaxed")
    person(parent, (-.84, .22, 0), 22, sit(.36, parent.measures, look=(.1, -1.8, 1.05), lean=4, tilt=4, left=rest(1, -.66), right=rest(-1, -.94)), "kind")
    person(reader, (.0, .26, 0), 0, sit(.36, reader.measures, look=(-.4, -2, 1.05), lean=3, tilt=-3, left=rest(1, .12), right=rest(-1, -.14)), "smile")
    person(therapist, (.84, .22, 0), -22, sit(.36, therapist.measures, look=(-.1, -1.8, 1.05), lean=4, tilt=-4, right=Reach((.62, -.30, .84), fingers=(-.4, -.6, .6), palm=(-.1, -.2, 1), shape="open"), left=rest(1, .96)), "talk")
    drum((.44, -.30, .60), .04, .10, clay("#FBF7EE", .4), .012)
    camera((0, -4.6, 1.25), (0, 0, .92), 55, .03, (0, 0, .9))
