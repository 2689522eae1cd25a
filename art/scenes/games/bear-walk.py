"""A child walks on hands and feet like a bear, and a toy bear looks on."""
from kit.animals import bear
from kit.cast import children
from kit.figure.person import person
from kit.games import stage
from kit.poses import Pose, Reach


def compose():
    stage("#CBE3D6", "#B8D6C6", .36, 92)
    bear((.50, .10, 0), 1.0)
    person(children()["sami"], (-.16, 0, 0), 62, Pose(pelvis=(0, .18, .34), lean=116, nod=-44, look=(.3, -2.4, .6), left=Reach((.13, -.20, .012), own=True, fingers=(.1, -1, 0), palm=(0, 0, -1), shape="flat"), right=Reach((-.13, -.10, .012), own=True, fingers=(-.1, -1, 0), palm=(0, 0, -1), shape="flat"),
           left_foot=Reach((.09, .24, .0), own=True, fingers=(0, -1, 0), bend=(.2, -1, .2)), right_foot=Reach((-.09, .36, .02), own=True, fingers=(0, -1, 0), pitch=-25, bend=(-.2, -1, .2))), "joy")
