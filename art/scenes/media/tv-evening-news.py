"""A parent and a therapist talk with a newsreader in front of moonlit peaks on an evening television set."""
from kit.camera import camera
from kit.cast import grown_ups, team
from kit.figure.person import person
from kit.materials import clay, glow, wood
from kit.poses import Reach, sit
from kit.sets import indoors
from kit.shapes import drum, mesh_object, slab


def cutout(outline, y, material):
    """Cut a shape of (x, z) points out of sheet clay that stands at depth y."""
    sheet = mesh_object("cutout", [(x, y, z) for x, z in outline], [range(len(outline))], material)
    sheet.modifiers.new("thick", "SOLIDIFY").thickness = .03


def skyline():
    """The evening behind the desk: a moon, snowy peaks and a row of spruces, cut out of sheet clay."""
    drum((1.22, 1.34, 1.72), .11, .03, glow("#FFE7B0", 1.1), .01, (0, 1, 0))
    for x, wide, high, y in ((-1.48, .55, .58, 1.33), (.56, .72, .82, 1.33), (-.52, .80, 1.0, 1.30)):
        at = lambda u, v: (max(-1.6, min(1.6, x + u * wide)), .80 + v * high)
        cutout([at(-1, 0), at(-.62, .34), at(-.5, .42), at(-.16, .86), at(0, 1), at(.12, .9), at(.4, .52), at(.55, .45), at(1, 0)], y, clay("#5F86AE", .8))
        cutout([at(-.30, .68), at(-.16, .86), at(0, 1), at(.12, .9), at(.29, .67), at(.16, .60), at(.06, .70), at(-.05, .56), at(-.16, .70)], y - .02, clay("#F6FAFC", .8))
    for k in range(15):
        x, high = -1.52 + .217 * k, .26 + .10 * (k * 7 % 4) / 3
        cutout([(x - .11, .78), (x, .78 + high), (x + .11, .78)], 1.25, clay("#1C5A50", .8))


def compose():
    indoors("#2F4F78", "#4A4F6B", None)
    slab((0, 1.40, 1.45), (3.4, .06, 1.5), clay("#16314F", .5), .04)
    slab((0, 1.36, 1.45), (3.26, .03, 1.38), glow("#3F79A8", .55), .02)
    skyline()
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
