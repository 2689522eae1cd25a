"""The camera: where it stands, what it looks at, and how shallow its focus is."""
import bpy
from mathutils import Vector


def camera(at, to, lens=55, blur=0.0, focus=None):
    """Set the scene's camera; blur is the lens opening in meters (0 keeps everything sharp), focus a point."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_end = lens, 2000
    thing = bpy.data.objects.new("camera", data)
    thing.location = at
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    if blur:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus or to) - Vector(at)).length
        data.dof.aperture_fstop = lens / 1000 / blur
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing
