"""Shapes of a scene as Blender objects. Lengths are metres, z is up, turns are degrees."""
import math

import bmesh
import bpy
from mathutils import Vector

import materials
import outdoors
from node_tree import Nodes

RECIPES = {**materials.RECIPES, **outdoors.RECIPES}
SCENE = bpy.context.scene
DESCRIBED = {}
MADE = {}


def build(spec):
    """Puts a scene's shapes into the open file; a material is made when the first shape wears it."""
    global SCENE
    SCENE = bpy.context.scene
    DESCRIBED.update(spec["materials"])
    for shape in spec["shapes"]:
        SHAPES[shape["shape"]](shape)


def material(name):
    if name not in MADE:
        nodes = Nodes(name)
        RECIPES[DESCRIBED[name]["kind"]](nodes, DESCRIBED[name])
        MADE[name] = nodes.material
    return MADE[name]


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


def scatter(shape):
    """One mesh set down many times, which is kept in memory once; a spot is x, y, z, a turn about z and a scale."""
    data = bpy.data.meshes.new("scatter")
    data.from_pydata(shape["points"], [], shape["faces"])
    data.update()
    data.materials.append(material(shape["material"]))
    for x, y, z, turn, scale in shape["spots"]:
        thing = bpy.data.objects.new("scatter", data)
        thing.location = (x, y, z)
        thing.rotation_euler = (0, 0, math.radians(turn))
        thing.scale = (scale, scale, scale)
        SCENE.collection.objects.link(thing)


SHAPES = {f.__name__: f for f in (box, cushion, cylinder, sphere, lathe, tube, mesh, scatter)}
