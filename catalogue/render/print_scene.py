"""Prints a scene description (JSON) with Cycles: blender -b -noaudio -P print_scene.py -- SCENE.json OUT.npz

Lengths are metres, z is up, colours are linear-light hex strings taken as sRGB. The script knows shapes and materials,
never rooms: what stands where is decided by the TypeScript that writes the scene.
"""
import json
import math
import sys

import bmesh
import bpy
from mathutils import Vector

scene_path, out_path = sys.argv[sys.argv.index("--") + 1 :][:2]
with open(scene_path, encoding="utf-8") as file:
    SPEC = json.load(file)

bpy.ops.wm.read_factory_settings(use_empty=True)
SCENE = bpy.context.scene


def rgba(text):
    parts = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return (*linear, 1.0)


# --- materials -----------------------------------------------------------------------------------------------------


class Nodes:
    """A material's node tree with the few words that the recipes below need."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.coords = self.add("ShaderNodeTexCoord").outputs["Object"]

    def add(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for key, value in values.items():
            if key in node.inputs:
                node.inputs[key].default_value = value
            else:
                setattr(node, key, value)
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def mapped(self, scale, rotation=(0, 0, 0)):
        mapping = self.add("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = scale
        mapping.inputs["Rotation"].default_value = rotation
        self.link(self.coords, mapping.inputs["Vector"])
        return mapping.outputs["Vector"]

    def ramp(self, factor, stops):
        node = self.add("ShaderNodeValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, colour) in zip(elements, stops):
            element.position = at
            element.color = colour
        self.link(factor, node.inputs["Fac"])
        return node.outputs["Color"]

    def mix(self, factor, first, second, blend="MIX"):
        node = self.add("ShaderNodeMixRGB", blend_type=blend)
        for socket, value in (("Fac", factor), ("Color1", first), ("Color2", second)):
            if isinstance(value, (tuple, float, int)):
                node.inputs[socket].default_value = value
            else:
                self.link(value, node.inputs[socket])
        return node.outputs["Color"]

    def bump(self, height, strength, distance=0.01):
        node = self.add("ShaderNodeBump", Strength=strength, Distance=distance)
        self.link(height, node.inputs["Height"])
        self.link(node.outputs["Normal"], self.shader.inputs["Normal"])

    def set(self, **values):
        for key, value in values.items():
            self.shader.inputs[key.replace("_", " ")].default_value = value


def swap(axis):
    """Rotation that turns a texture laid for a floor (xy) onto a wall along x ('xz') or along y ('yz')."""
    return {"xy": (0, 0, 0), "xz": (math.pi / 2, 0, 0), "yz": (math.pi / 2, 0, math.pi / 2)}[axis]


def paint(n, m):
    n.set(Base_Color=rgba(m["color"]), Roughness=m.get("roughness", 0.6), Specular=m.get("specular", 0.4))
    if m.get("sheen"):
        n.set(Sheen=m["sheen"])
    if m.get("grain"):
        noise = n.add("ShaderNodeTexNoise", Scale=m["grain"], Detail=4.0)
        n.link(n.coords, noise.inputs["Vector"])
        n.bump(noise.outputs["Fac"], m.get("relief", 0.15), 0.004)


def wood(n, m):
    """Grain runs along the axis named by `along`; boards of `board` metres are set off by a dark joint."""
    stretch = {"x": (1.2, 14, 14), "y": (14, 1.2, 14), "z": (14, 14, 1.2)}[m.get("along", "x")]
    vector = n.mapped(tuple(v * m.get("scale", 1) for v in stretch))
    fine = n.add("ShaderNodeTexNoise", Scale=1.6, Detail=9.0, Roughness=0.62, Distortion=0.7)
    n.link(vector, fine.inputs["Vector"])
    light, dark = rgba(m["color"]), rgba(m["color2"])
    colour = n.ramp(fine.outputs["Fac"], [(0.3, dark), (0.52, light), (0.75, tuple(min(1, c * 1.12) for c in light))])
    if m.get("board"):
        brick = n.add("ShaderNodeTexBrick", offset=0.37, offset_frequency=2)
        for socket, value in (
            ("Scale", 1.0), ("Mortar Size", m.get("joint", 0.0012)), ("Mortar Smooth", 0.1), ("Bias", 0.0),
            ("Brick Width", m.get("length", 2.1)), ("Row Height", m["board"]),
        ):
            brick.inputs[socket].default_value = value
        brick.inputs["Color1"].default_value = (0.78, 0.78, 0.78, 1)
        brick.inputs["Color2"].default_value = (1.08, 1.05, 1.02, 1)
        brick.inputs["Mortar"].default_value = (0.35, 0.32, 0.3, 1)
        turn = {"x": (0, 0, 0), "y": (0, 0, math.pi / 2), "z": (math.pi / 2, math.pi / 2, 0)}[m.get("along", "x")]
        n.link(n.mapped((1, 1, 1), turn), brick.inputs["Vector"])
        colour = n.mix(1.0, colour, brick.outputs["Color"], "MULTIPLY")
    n.link(colour, n.shader.inputs["Base Color"])
    n.set(Roughness=m.get("roughness", 0.42), Specular=0.35)
    n.bump(fine.outputs["Fac"], 0.06, 0.004)


def stone(n, m):
    """Veined stone: a soft cloud with thin veins where two warped noises meet."""
    scale = m.get("scale", 1.0)
    warp = n.add("ShaderNodeTexNoise", Scale=1.3 * scale, Detail=6.0, Roughness=0.6)
    n.link(n.coords, warp.inputs["Vector"])
    shifted = n.mix(m.get("swirl", 0.55), n.coords, warp.outputs["Color"])
    vein = n.add("ShaderNodeTexNoise", Scale=1.8 * scale, Detail=5.0, Roughness=0.5)
    n.link(shifted, vein.inputs["Vector"])
    width = m.get("vein", 0.02)
    base, line = rgba(m["color"]), rgba(m["color2"])
    lines = n.ramp(vein.outputs["Fac"], [(0.5 - width * 2, base), (0.5, line), (0.5 + width * 2, base)])
    cloud = n.add("ShaderNodeTexNoise", Scale=4.0 * scale, Detail=8.0)
    n.link(n.coords, cloud.inputs["Vector"])
    soft = n.ramp(cloud.outputs["Fac"], [(0.3, (0.9, 0.9, 0.9, 1)), (0.7, (1, 1, 1, 1))])
    n.link(n.mix(0.7, lines, soft, "MULTIPLY"), n.shader.inputs["Base Color"])
    n.set(Roughness=m.get("roughness", 0.18), Specular=0.5)


def speckle(n, m):
    """Terrazzo, concrete and gravel: cells of two further colours in a ground."""
    cells = n.add("ShaderNodeTexVoronoi", Scale=m.get("scale", 55))
    n.link(n.coords, cells.inputs["Vector"])
    grey = n.add("ShaderNodeSeparateRGB")
    n.link(cells.outputs["Color"], grey.inputs[0])
    ground, chip, chip2 = rgba(m["color"]), rgba(m["color2"]), rgba(m.get("color3", m["color2"]))
    share = m.get("share", 0.2)
    colour = n.ramp(grey.outputs[0], [(0.0, chip), (share, chip), (share + 0.01, ground), (1 - share / 2, ground), (1.0, chip2)])
    n.link(colour, n.shader.inputs["Base Color"])
    n.set(Roughness=m.get("roughness", 0.4), Specular=0.4)


def tile(n, m):
    """Tiles of `width` by `height` metres laid on the plane `plane`; `offset` 0 stacks them, 0.5 breaks the bond."""
    brick = n.add("ShaderNodeTexBrick", offset=m.get("offset", 0.0), offset_frequency=2)
    width, height = m["width"], m["height"]
    for socket, value in (
        ("Scale", 1.0), ("Mortar Size", m.get("joint", 0.002)), ("Mortar Smooth", 0.15), ("Bias", 0.0),
        ("Brick Width", width), ("Row Height", height),
    ):
        brick.inputs[socket].default_value = value
    base = rgba(m["color"])
    vary = m.get("vary", 0.06)
    brick.inputs["Color1"].default_value = tuple(c * (1 - vary) for c in base[:3]) + (1,)
    brick.inputs["Color2"].default_value = tuple(min(1, c * (1 + vary)) for c in base[:3]) + (1,)
    brick.inputs["Mortar"].default_value = rgba(m.get("grout", "#d8d4cb"))
    vector = n.mapped((1, 1, 1), swap(m.get("plane", "xy")))
    if m.get("plane") == "xz":
        # Object coordinates of a wall: x stays, z becomes the second axis.
        split, join = n.add("ShaderNodeSeparateXYZ"), n.add("ShaderNodeCombineXYZ")
        n.link(n.coords, split.inputs[0])
        n.link(split.outputs["X"], join.inputs["X"])
        n.link(split.outputs["Z"], join.inputs["Y"])
        vector = join.outputs[0]
    elif m.get("plane") == "yz":
        split, join = n.add("ShaderNodeSeparateXYZ"), n.add("ShaderNodeCombineXYZ")
        n.link(n.coords, split.inputs[0])
        n.link(split.outputs["Y"], join.inputs["X"])
        n.link(split.outputs["Z"], join.inputs["Y"])
        vector = join.outputs[0]
    n.link(vector, brick.inputs["Vector"])
    n.link(brick.outputs["Color"], n.shader.inputs["Base Color"])
    n.set(Roughness=m.get("roughness", 0.2), Specular=0.5)
    invert = n.add("ShaderNodeInvert")
    n.link(brick.outputs["Fac"], invert.inputs["Color"])
    n.bump(invert.outputs["Color"], 0.25, 0.003)


def metal(n, m):
    n.set(Base_Color=rgba(m["color"]), Metallic=1.0, Roughness=m.get("roughness", 0.25))


def glass(n, m):
    """Clear panes let light through without caustics: mostly transparent, a little reflection."""
    tree = n.tree
    clear, shine = n.add("ShaderNodeBsdfTransparent"), n.add("ShaderNodeBsdfGlossy", Roughness=0.02)
    clear.inputs["Color"].default_value = rgba(m.get("color", "#f4fbfa"))
    mix = n.add("ShaderNodeMixShader", Fac=m.get("reflect", 0.08))
    n.link(clear.outputs[0], mix.inputs[1])
    n.link(shine.outputs[0], mix.inputs[2])
    n.link(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])


def mirror(n, m):
    n.set(Base_Color=(0.92, 0.93, 0.93, 1), Metallic=1.0, Roughness=0.03)


def glow(n, m):
    n.set(Base_Color=rgba(m["color"]), Emission=rgba(m["color"]))
    n.set(Emission_Strength=m.get("strength", 2.0))


def fabric(n, m):
    weave = n.add("ShaderNodeTexNoise", Scale=m.get("weave", 260.0), Detail=2.0)
    n.link(n.coords, weave.inputs["Vector"])
    base = rgba(m["color"])
    colour = n.ramp(weave.outputs["Fac"], [(0.3, tuple(c * 0.86 for c in base[:3]) + (1,)), (0.7, base)])
    n.link(colour, n.shader.inputs["Base Color"])
    n.set(Roughness=0.95, Specular=0.1, Sheen=0.4)
    n.bump(weave.outputs["Fac"], 0.35, 0.004)


def leaf(n, m):
    noise = n.add("ShaderNodeTexNoise", Scale=6.0, Detail=3.0)
    n.link(n.coords, noise.inputs["Vector"])
    base = rgba(m["color"])
    colour = n.ramp(noise.outputs["Fac"], [(0.35, tuple(c * 0.7 for c in base[:3]) + (1,)), (0.65, base)])
    n.link(colour, n.shader.inputs["Base Color"])
    n.set(Roughness=0.45, Specular=0.35)


def sky(n, m):
    """A backdrop that shows a vertical gradient and lights nothing of itself."""
    split = n.add("ShaderNodeSeparateXYZ")
    n.link(n.coords, split.inputs[0])
    ranged = n.add("ShaderNodeMapRange")
    ranged.inputs["From Min"].default_value = m.get("low", 0.0)
    ranged.inputs["From Max"].default_value = m.get("high", 12.0)
    n.link(split.outputs["Z"], ranged.inputs["Value"])
    colour = n.ramp(ranged.outputs[0], [(0.0, rgba(m["color2"])), (1.0, rgba(m["color"]))])
    emission = n.add("ShaderNodeEmission", Strength=m.get("strength", 1.0))
    n.link(colour, emission.inputs["Color"])
    n.link(emission.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])


RECIPES = {f.__name__: f for f in (paint, wood, stone, speckle, tile, metal, glass, mirror, glow, fabric, leaf, sky)}
MATERIALS = {}


def material(name):
    if name not in MATERIALS:
        nodes = Nodes(name)
        RECIPES[SPEC["materials"][name]["kind"]](nodes, SPEC["materials"][name])
        MATERIALS[name] = nodes.material
    return MATERIALS[name]


# --- shapes ----------------------------------------------------------------------------------------------------------


def place(mesh, shape, smooth=False):
    thing = bpy.data.objects.new(shape["shape"], mesh)
    SCENE.collection.objects.link(thing)
    thing.location = shape.get("at", (0, 0, 0))
    thing.rotation_euler = [math.radians(v) for v in shape.get("turn", (0, 0, 0))]
    mesh.materials.append(material(shape["material"]))
    if smooth:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
    bevel = shape.get("bevel", 0)
    if bevel:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = shape.get("bevelSteps", 2)
        modifier.limit_method = "ANGLE"
    if shape.get("soft"):
        modifier = thing.modifiers.new("soft", "SUBSURF")
        modifier.levels = modifier.render_levels = shape["soft"]
    thing.visible_shadow = not shape.get("shadowless", False)
    return thing


def from_bmesh(build):
    mesh = bpy.data.meshes.new("mesh")
    work = bmesh.new()
    build(work)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    return mesh


def box(shape):
    """`size` with its centre of base at `at`."""
    width, depth, height = shape["size"]

    def build(work):
        bmesh.ops.create_cube(work, size=1.0)
        bmesh.ops.scale(work, vec=(width, depth, height), verts=work.verts)
        bmesh.ops.translate(work, vec=(0, 0, height / 2), verts=work.verts)

    place(from_bmesh(build), shape, smooth=bool(shape.get("bevel")))


def cushion(shape):
    """A stuffed box: base centre at `at`, rounded by subdivision of an inset cage."""
    width, depth, height = shape["size"]

    def build(work):
        bmesh.ops.create_cube(work, size=1.0)
        bmesh.ops.subdivide_edges(work, edges=work.edges, cuts=3, use_grid_fill=True)
        for vert in work.verts:
            x, y, z = vert.co * 2
            puff = 1 + shape.get("puff", 0.16) * (1 - x * x) * (1 - y * y)
            edge = 1 - 0.05 * (abs(x) ** 6 + abs(y) ** 6)
            vert.co = Vector((x * width / 2 * edge, y * depth / 2 * edge, z * height / 2 * puff + height / 2))

    place(from_bmesh(build), {**shape, "soft": 1}, smooth=True)


def cylinder(shape):
    """Radius `r` (and `r2` at the top), height `h`, base centre at `at`."""

    def build(work):
        bmesh.ops.create_cone(
            work, cap_ends=True, segments=shape.get("sides", 40),
            radius1=shape["r"], radius2=shape.get("r2", shape["r"]), depth=shape["h"],
        )
        bmesh.ops.translate(work, vec=(0, 0, shape["h"] / 2), verts=work.verts)

    place(from_bmesh(build), shape, smooth=True)


def sphere(shape):
    def build(work):
        bmesh.ops.create_uvsphere(work, u_segments=36, v_segments=20, radius=shape["r"])
        bmesh.ops.scale(work, vec=shape.get("scale", (1, 1, 1)), verts=work.verts)

    place(from_bmesh(build), shape, smooth=True)


def lathe(shape):
    """A profile of [radius, height] turned about z; `stretch` scales x and y, for oval tubs and basins."""
    steps = shape.get("sides", 48)
    stretch_x, stretch_y = shape.get("stretch", (1, 1))

    def build(work):
        rings = []
        for radius, height in shape["profile"]:
            ring = []
            for step in range(steps):
                angle = 2 * math.pi * step / steps
                ring.append(work.verts.new((radius * stretch_x * math.cos(angle), radius * stretch_y * math.sin(angle), height)))
            rings.append(ring)
        for lower, upper in zip(rings, rings[1:]):
            for step in range(steps):
                after = (step + 1) % steps
                work.faces.new((lower[step], lower[after], upper[after], upper[step]))
        if shape.get("closed", True):
            work.faces.new(rings[0][::-1])

    place(from_bmesh(build), shape, smooth=True)


def tube(shape):
    """A round pipe of radius `r` along `path`, corners rounded by `bend` metres."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = shape["r"]
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    points = rounded(shape["path"], shape.get("bend", 0))
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for point, (x, y, z) in zip(spline.points, points):
        point.co = (x, y, z, 1)
    if shape.get("cyclic"):
        spline.use_cyclic_u = True
    thing = bpy.data.objects.new("tube", curve)
    SCENE.collection.objects.link(thing)
    thing.location = shape.get("at", (0, 0, 0))
    thing.rotation_euler = [math.radians(v) for v in shape.get("turn", (0, 0, 0))]
    curve.materials.append(material(shape["material"]))


def rounded(path, bend):
    points = [Vector(p) for p in path]
    if bend <= 0 or len(points) < 3:
        return [tuple(p) for p in points]
    result = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        start = corner + (before - corner).normalized() * min(bend, (before - corner).length / 2)
        end = corner + (after - corner).normalized() * min(bend, (after - corner).length / 2)
        for step in range(9):
            t = step / 8
            result.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t)
    result.append(points[-1])
    return [tuple(p) for p in result]


def mesh(shape):
    """Free geometry: `points` and `faces`; leaves, roofs and terrain come this way."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata(shape["points"], [], shape["faces"])
    data.update()
    place(data, shape, smooth=shape.get("smooth", False))


SHAPES = {f.__name__: f for f in (box, cushion, cylinder, sphere, lathe, tube, mesh)}
for each in SPEC["shapes"]:
    SHAPES[each["shape"]](each)

# --- light, camera, render ----------------------------------------------------------------------------------------------


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
cycles.max_bounces = 6
cycles.diffuse_bounces = 3
cycles.glossy_bounces = 3
cycles.transparent_max_bounces = 8
cycles.caustics_reflective = cycles.caustics_refractive = False
cycles.sample_clamp_indirect = 2.0
cycles.use_fast_gi = True
cycles.fast_gi_method = "REPLACE"
cycles.ao_bounces_render = 2
world.light_settings.ao_factor = SPEC["world"].get("ambient", 0.5)
world.light_settings.distance = 6.0
layer.use_pass_normal = True
layer.use_pass_z = True
layer.use_pass_diffuse_color = True
layer.use_pass_glossy_color = True
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
for name in ("Image", "Normal", "Depth", "DiffCol"):
    output.file_slots.new(name)
    SCENE.node_tree.links.new(layers.outputs[name], output.inputs[name])
bpy.ops.render.render(write_still=False)

import numpy  # noqa: E402  (Blender's own or Debian's, needed only here)
import os  # noqa: E402

arrays = {}
for name in ("Image", "Normal", "Depth", "DiffCol"):
    path = os.path.join(out_path + ".passes", f"{name}0001.exr")
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    flat = numpy.empty(image.size[0] * image.size[1] * 4, dtype=numpy.float32)
    image.pixels.foreach_get(flat)
    arrays[name] = flat.reshape(image.size[1], image.size[0], 4)[::-1]
    os.remove(path)
os.rmdir(out_path + ".passes")
numpy.savez(out_path, **arrays)
