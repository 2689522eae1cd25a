"""A child walks like a crab, on hands and feet with the tummy up."""
from kit.cast import children
from kit.figure.person import person
from kit.games import stage
from kit.poses import Pose, Reach


def compose():
    stage("#F0DDB8", "#E4CB9C", .36, 92)
    person(children()["otto"], (0, 0, 0), 58, Pose(pelvis=(0, -.02, .21), lean=-66, nod=34, look=(.5, -2.6, .6), left=Reach((.19, .22, .012), own=True, fingers=(.4, 1, 0), palm=(0, 0, -1), shape="flat", bend=(.3, 1, .2)), right=Reach((-.19, .26, .012), own=True, fingers=(-.4, 1, 0), palm=(0, 0, -1), shape="flat", bend=(-.3, 1, .2)),
           left_foot=Reach((.10, -.32, 0), own=True, fingers=(.1, -1, 0), bend=(.1, -.5, 1)), right_foot=Reach((-.10, -.24, 0), own=True, fingers=(-.1, -1, 0), bend=(-.1, -.5, 1))), "grin")
