"""A therapist plays a ball game on a mat with a child, and a parent sits close by."""
from kit.camera import camera
from kit.cast import children, grown_ups, team
from kit.equipment import ball
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Reach, cross_legged, sit
from kit.sets import indoors
from kit.shapes import blob, slab


def compose():
    indoors("#D8D2EC", "#D9A873", (-1.1, 1.5))
    for k, color in enumerate(("#2F8F96", "#5AC0B0", "#2F8F96")):
        slab((-1.02 + .70 * k, -.10, .03), (.69, 1.3, .06), clay(color, .8), .025)
    anika, child, dad = team()["elena"], children()["leo"], grown_ups()["dad"]
    person(anika, (-.92, .05, .06), 44, cross_legged(anika.measures, look=(.2, -1.2, .5), lean=10, tilt=4, left=Reach((-.52, -.24, .42), fingers=(.8, -.2, .2), palm=(.3, -.3, -.6), shape="open"), right=Reach((-.66, -.40, .40), fingers=(.8, -.2, .2), palm=(.3, .3, -.6), shape="open")), "cheer")
    person(child, (.26, -.05, .06), -42, cross_legged(child.measures, look=(-.4, -1.2, .45), lean=4, tilt=-5, right=Reach((-.02, -.34, .44), fingers=(-.6, -.3, .5), palm=(-.3, 0, -.8), shape="open"), left=Reach((.18, -.40, .44), fingers=(-.6, -.4, .5), palm=(-.3, 0, -.8), shape="open")), "laughing")
    ball((-.28, -.34, .06), .16, "#F6B53C")
    blob((1.12, .30, .20), (.42, .38, .20), clay("#EE6C4D", .85), uneven=.06, sides=44)
    person(dad, (1.12, .26, 0), -30, sit(.36, dad.measures, look=(-.2, -1.2, .6), lean=8, tilt=-4, left=Reach((1.08, -.12, .56), fingers=(-.7, -.6, 0), palm=(0, 0, -1), shape="relaxed"), right=Reach((.90, -.06, .56), fingers=(.5, -.8, 0), palm=(0, 0, -1), shape="relaxed")), "proud")
    camera((0, -4.7, 1.3), (.08, 0, .70), 54, .03, (0, 0, .6))
