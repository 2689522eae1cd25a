"""People on screens: a bust pressed flat against a tablet's glass."""
import bmesh
import bpy
from mathutils import Matrix

from kit.equipment import tablet
from kit.figure.person import person


def bust(look, frame, width, height, pose=None, mood="joy", drop=0.10):
    """Show a person's head and shoulders in relief inside a screen of a size (meters), placed by frame as for tablet()."""
    before = set(bpy.data.objects)
    skeleton = person(look, (0, 0, 0), 0, pose, mood)
    center = skeleton.head.translation
    scale = height * 0.56 / look.measures.head
    # the person faces -Y and stands along Z; the screen's frame has Y up and Z toward the viewer
    lay = Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, -0.30, 0, 0.02), (0, 0, 0, 1)))
    move = frame @ Matrix.Translation((0, height * drop, 0)) @ Matrix.Diagonal((scale, scale, scale, 1)) @ lay @ Matrix.Translation(-center)
    edges = ((0, -1, height * 0.43), (0, 1, height * 0.43), (1, 1, width * 0.45), (1, -1, width * 0.45))
    for thing in [o for o in bpy.data.objects if o not in before]:
        thing.data.transform(frame.inverted() @ move)
        mesh = bmesh.new()
        mesh.from_mesh(thing.data)
        for axis, way, reach in edges:
            normal = (way, 0, 0) if axis else (0, way, 0)
            spot = (way * reach, 0, 0) if axis else (0, way * reach, 0)
            bmesh.ops.bisect_plane(mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], plane_co=spot, plane_no=normal, clear_outer=True)
        mesh.to_mesh(thing.data)
        mesh.free()
        thing.data.transform(frame)


def call(look, frame, width=0.5, height=0.36, screen="#BFE3EC", pose=None, mood="joy", drop=0.02):
    """Return a tablet with a person on its screen."""
    tablet(frame, width, height, screen=screen)
    bust(look, frame, width, height, pose, mood, drop)
