"""A parent fills in forms on a clipboard while a child plays at the front desk."""
from kit.animals import bear
from kit.camera import camera
from kit.cast import children, grown_ups
from kit.equipment import pencil
from kit.figure.person import person
from kit.materials import clay, gloss, wood
from kit.poses import Reach, cross_legged, sit
from kit.sets import indoors
from kit.shapes import blob, drum, slab


def compose():
    indoors("#CBE0DE", "#D9A873", (-1.2, 1.55), rug_colors=("#EE6C4D", "#F3EDE0", "#F6B53C"))
    slab((1.15, .55, .50), (1.5, .55, 1.0), wood("#C98F57", "Z"), .05)
    slab((1.15, .52, 1.03), (1.62, .66, .07), clay("#FBF7EE", .5), .03)
    drum((.75, .42, 1.12), .07, .12, clay("#2F8F96", .5), .02)
    for k in range(5):
        blob((.75 + .06 * (k - 2), .42 + .03 * (k % 2), 1.25 + .03 * (k % 3)), .04, clay(("#D43D8B", "#F6B53C")[k % 2], .6), sides=18)
    blob((1.45, .38, 1.09), (.07, .07, .045), gloss("#F6B53C", .25))
    slab((-.72, .30, .22), (.90, .52, .44), clay("#2F6DA3", .8), .09)
    slab((-.72, .56, .66), (.90, .16, .56), clay("#2F6DA3", .8), .07)
    mum = grown_ups()["mum"]
    slab((-.52, -.13, .78), (.26, .34, .02), wood("#A8754C", "Y"), .008, 12, (28, 0))
    slab((-.52, -.137, .795), (.22, .28, .008), clay("#FFFBF0", .7), .003, 12, (28, 0))
    slab((-.555, .01, .875), (.09, .04, .025), gloss("#AEB7C2", .3), .008, 12, (28, 0))
    pencil((-.55, -.15, .81), (-.66, -.26, .94), .014)
    person(mum, (-.72, .26, 0), 14, sit(.44, mum.measures, look=(-.35, -.8, .75), lean=6, tilt=5, right=Reach((-.62, -.20, .865), fingers=(.5, -.3, -.5), palm=(.4, .6, -.2), shape="grip"), left=Reach((-.37, -.12, .76), fingers=(-.5, -.7, .1), palm=(-.7, .1, .6), shape="hold")), "smile")
    child = children()["ravi"]
    person(child, (.48, -.30, 0), -14, cross_legged(child.measures, look=(.45, -1.2, .4), lean=8, tilt=-5, left=Reach((.53, -.60, .34), fingers=(-.3, -.8, -.2), palm=(-.8, 0, -.3), shape="hold"), right=Reach((.28, -.60, .30), fingers=(.2, -.8, -.2), palm=(.8, 0, -.3), shape="hold")), "joy")
    bear((.40, -.72, 0), .9)
    for x, y, s, color in ((.86, -.60, .12, "#D43D8B"), (.98, -.44, .12, "#F6B53C"), (.92, -.52, .12, "#2F8F96")):
        slab((x, y, s / 2 + (.12 if color == "#2F8F96" else 0)), (s, s, s), clay(color, .55), .02, 18)
    camera((0, -4.8, 1.35), (.1, 0, .72), 54, .03, (0, 0, .7))
