"""Renders a scene description (JSON) with Cycles: blender -b -noaudio -P render_scene.py -- SCENE.json OUT.npz

Lengths are metres, z is up, colours are linear-light hex strings taken as sRGB. The script knows shapes and materials,
never rooms: what stands where is decided by the TypeScript that writes the scene.
"""
import json
import math
import os
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import shapes  # noqa: E402  (Blender looks beside the script only from here on)
from node_tree import rgba  # noqa: E402

scene_path, out_path = sys.argv[sys.argv.index("--") + 1 :][:2]
with open(scene_path, encoding="utf-8") as file:
    SPEC = json.load(file)

bpy.ops.wm.read_factory_settings(use_empty=True)
SCENE = bpy.context.scene
shapes.build(SPEC)


def light(spec):
    data = bpy.data.lights.new(spec["kind"], spec["kind"].upper())
    data.energy = spec["strength"]
    data.color = rgba(spec.get("color", "#ffffff"))[:3]
    if spec["kind"] == "sun":
        data.angle = math.radians(spec.get("angle", 1.5))
    elif spec["kind"] == "area":
        data.shape = "RECTANGLE"
        data.size, data.size_y = spec["size"]
        data.cycles.is_portal = False
    else:
        data.shadow_soft_size = spec.get("radius", 0.06)
    data.cycles.use_multiple_importance_sampling = True
    thing = bpy.data.objects.new(spec["kind"], data)
    SCENE.collection.objects.link(thing)
    thing.location = spec.get("at", (0, 0, 0))
    if "look" in spec:
        direction = Vector(spec["look"]) - Vector(thing.location)
        thing.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    thing.visible_glossy = spec.get("glossy", False)


for each in SPEC["lights"]:
    light(each)

world = bpy.data.worlds.new("world")
world.use_nodes = True
world.node_tree.nodes["Background"].inputs["Color"].default_value = rgba(SPEC["world"]["color"])
world.node_tree.nodes["Background"].inputs["Strength"].default_value = SPEC["world"]["strength"]
SCENE.world = world

camera = bpy.data.cameras.new("camera")
view = SPEC["camera"]
camera.sensor_fit = "VERTICAL"
camera.angle = math.radians(view["fov"])
camera.shift_x, camera.shift_y = view.get("shift", (0, 0))
camera.clip_start = 0.05
eye = bpy.data.objects.new("camera", camera)
eye.location = view["at"]
eye.rotation_euler = (Vector(view["look"]) - Vector(view["at"])).to_track_quat("-Z", "Y").to_euler()
SCENE.collection.objects.link(eye)
SCENE.camera = eye

render, cycles, layer = SCENE.render, SCENE.cycles, SCENE.view_layers[0]
render.engine = "CYCLES"
render.resolution_x, render.resolution_y = SPEC["size"]
render.resolution_percentage = 100
render.threads_mode = "FIXED"
render.threads = SPEC.get("threads", 1)
cycles.device = "CPU"
cycles.samples = SPEC["samples"]
cycles.seed = 7
cycles.use_adaptive_sampling = True
cycles.adaptive_threshold = 0.02
cycles.use_denoising = False
cycles.max_bounces = 7
cycles.diffuse_bounces = 4
cycles.glossy_bounces = 4
cycles.transparent_max_bounces = 8
cycles.caustics_reflective = cycles.caustics_refractive = False
cycles.sample_clamp_indirect = 2.0
cycles.use_fast_gi = True
cycles.fast_gi_method = "REPLACE"
cycles.ao_bounces_render = SPEC["world"].get("bounces", 2)
world.light_settings.ao_factor = SPEC["world"].get("ambient", 0.5)
world.light_settings.distance = 6.0
# What the denoiser is guided by: in mirrors and panes these passes tell of what is seen in them.
layer.cycles.denoising_store_passes = True
SCENE.use_nodes = True
render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
render.image_settings.color_depth = "32"

# The compositor writes each pass to a file of its own, which needs no EXR reader afterwards: Blender reads them back itself.
nodes = SCENE.node_tree.nodes
nodes.clear()
layers = nodes.new("CompositorNodeRLayers")
output = nodes.new("CompositorNodeOutputFile")
output.base_path = out_path + ".passes"
output.format.file_format = "OPEN_EXR"
output.format.color_depth = "32"
output.file_slots.clear()
PASSES = {"Image": "Image", "Normal": "Denoising Normal", "Albedo": "Denoising Albedo"}
for name, socket in PASSES.items():
    output.file_slots.new(name)
    SCENE.node_tree.links.new(layers.outputs[socket], output.inputs[name])
bpy.ops.render.render(write_still=False)

import numpy  # noqa: E402  (Blender's own or Debian's, needed only here)

arrays = {}
for name in PASSES:
    path = os.path.join(out_path + ".passes", f"{name}0001.exr")
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    flat = numpy.empty(image.size[0] * image.size[1] * 4, dtype=numpy.float32)
    image.pixels.foreach_get(flat)
    arrays[name] = flat.reshape(image.size[1], image.size[0], 4)[::-1]
    os.remove(path)
os.rmdir(out_path + ".passes")
numpy.savez(out_path, **arrays)
