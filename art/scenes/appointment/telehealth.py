"""A tablet stands ready on a tidy table in a quiet room."""
from kit.camera import camera
from kit.equipment import book_stack, heart, pencil, table, tablet, upright
from kit.loft import roll
from kit.materials import clay, wood
from kit.sets import indoors
from kit.shapes import blob, drum, slab


def compose():
    indoors("#CFE3E6", "#D9A873", (.75, 1.42))
    table((0, -.30, 0), 1.9, .80, .55)
    frame = upright((-.05, -.28, .80), 0, -10)
    tablet(frame, .62, .45, "#2E3B47", "#CDEBE4")
    drum((-.05, -.30, .84), .075, .02, clay("#14505A", .5), .008, (0, 1, -.18))
    blob((-.05, -.302, .735), (.14, .02, .065), clay("#14505A", .5), uneven=0)
    slab((-.05, -.20, .575), (.30, .18, .04), wood("#B77B47", "X"), .015)
    drum((.55, -.40, .61), .06, .12, clay("#EE6C4D", .5), .015)
    roll([(.60, -.40, .64), (.65, -.40, .63), (.65, -.40, .59), (.60, -.40, .58)], .011, clay("#EE6C4D", .5), sides=10)
    book_stack((-.68, -.28, .55), ("#2F8F96", "#F6B53C", "#D43D8B"), (.30, .23), .05, 3)
    slab((.42, -.56, .556), (.24, .17, .012), clay("#FFFBF0", .7), .005, -14)
    pencil((.36, -.58, .575), (.56, -.54, .575), .014)
    drum((-.72, 1.1, .30), .16, .30, clay("#B4246F", .6), .03)
    for k, (dx, h) in enumerate(((-.10, .75), (0, .95), (.10, .80), (.04, .66), (-.05, .86))):
        roll([(-.72, 1.1, .42), (-.72 + dx * .8, 1.1, h * .8), (-.72 + dx * 2, 1.08, h)], [.02, .06, .01], clay("#4F8A55", .7))
    slab((0, .30, .28), (.44, .40, .56), clay("#7C6BC0", .8), .06)
    slab((0, .52, .66), (.44, .08, .50), clay("#7C6BC0", .8), .035)
    heart((-1.05, 1.42, 1.35), .13, "#EE6C4D", thick=.3)
    camera((0, -3.9, 1.35), (0, -.1, .80), 66, .03, (0, -.3, .8))
