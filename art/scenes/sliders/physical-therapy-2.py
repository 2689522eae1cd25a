"""A child lies on a big yellow ball with both arms spread like wings while a therapist steadies the ball."""
from kit.camera import camera
from kit.cast import children, team
from kit.equipment import ball, stone
from kit.figure.person import person
from kit.poses import Pose, Reach, kneel_one
from kit.sets import indoors


def compose():
    indoors("#D3CBEA", "#D9A873", (1.2, 1.36))
    ball((-.20, 0, 0), .38, "#F6B53C")
    child, therapist = children()["inga"], team()["kai"]
    wing = lambda side: Reach((side * .385, -.20, .93), own=True, fingers=(side, -.15, .25), palm=(0, -.4, -1), shape="open", bend=(0, .3, -1))
    foot = lambda side: Reach((side * .09, .54, .66 + side * .04), own=True, fingers=(0, .35, -1), palm=(0, 1, .3), bend=(0, -.2, -1))
    person(child, (-.16, -.04, -.02), -34, Pose(pelvis=(0, .16, .76), lean=72, nod=-40, look=(-.9, -3, .95), left=wing(1), right=wing(-1), left_foot=foot(1), right_foot=foot(-1)), "joy")
    m = therapist.measures
    person(therapist, (.56, .20, 0), -34, kneel_one(m, look=(-.2, -1.8, .95), lean=8, tilt=-4, right=Reach((.17, -.06, .52), fingers=(-.9, -.2, .3), palm=(-.9, -.1, -.2), shape="open"),
           left=Reach((.22, .18, .66), fingers=(-.8, .2, .4), palm=(-.9, -.1, -.2), shape="open")), "joy")
    for k, color in enumerate(("#EE6C4D", "#2F8F96", "#D43D8B")):
        stone((-1.12 + .10 * k, .66 - .40 * k, 0), .15, color)
    camera((0, -4.2, 1.05), (-.02, 0, .64), 58, .03, (-.2, -.2, .8))
