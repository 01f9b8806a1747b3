"""Denoises a rendered scene and writes it: python3 finish_picture.py IN.npz OUT.ppm [exposure]

Divides by albedo, filters with a five-pass a-trous wavelet guided by albedo, normal and depth, multiplies back and maps the
tones with a filmic curve. Writes a binary PPM, which every encoder reads.
"""
import sys

import numpy as np

source, target = sys.argv[1:3]
exposure = float(sys.argv[3]) if len(sys.argv) > 3 else 1.0
passes = np.load(source)


def planes(name, count):
    """A pass as separate planes: the filter walks over them in rows that stay in the cache."""
    return np.ascontiguousarray(np.moveaxis(passes[name][..., :count].astype(np.float32), -1, 0))


image = planes("Image", 3)
albedo = np.clip(planes("DiffCol", 3), 0.0, 1.0)
normal = planes("Normal", 3)
normal = normal / np.maximum(np.sqrt((normal**2).sum(0)), 1e-4)
depth = np.minimum(planes("Depth", 1)[0], 60.0)
height, width = depth.shape

ground = np.where(albedo.sum(0) > 0.06, np.maximum(albedo, 0.03), np.float32(1.0))
light = image / ground


def luminance(data):
    return 0.2126 * data[0] + 0.7152 * data[1] + 0.0722 * data[2]


def padded(data, reach):
    sides = ((0, 0),) * (data.ndim - 2) + ((reach, reach), (reach, reach))
    return np.pad(data, sides, mode="edge")


# Fireflies: nothing may be far brighter than the third brightest of its neighbours.
wide = padded(luminance(light), 1)
around = np.stack([
    wide[1 + y : 1 + y + height, 1 + x : 1 + x + width] for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0)
])
limit = np.partition(around, 5, axis=0)[5] * 1.6 + 0.05
light = light * np.minimum(1.0, limit / np.maximum(luminance(light), 1e-4))

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
ROWS = 24


def smoothed(data, step):
    """One pass of the wavelet, a few rows at a time."""
    stride = 2**step
    reach = 2 * stride
    tone = np.log1p(luminance(data))
    near = 1 / (0.04 * depth * (1 + 0.4 * stride) + 1e-3)
    tight = np.float32((1 + 0.7 * step) / 0.55)
    data_p, tone_p, depth_p = padded(data, reach), padded(tone, reach), padded(depth, reach)
    ground_p, normal_p = padded(ground, reach), padded(normal, reach)
    result, support = np.empty_like(data), np.empty_like(depth)
    for top in range(0, height, ROWS):
        rows = slice(top, min(height, top + ROWS))
        count = rows.stop - top
        g, n = ground[:, rows], normal[:, rows]
        d, t, close_by = depth[rows], tone[rows], near[rows]
        centre = KERNEL[2] * KERNEL[2]
        total = data[:, rows] * np.float32(centre)
        weights = np.full((count, width), centre, dtype=np.float32)
        for row in range(5):
            for column in range(5):
                if row == 2 and column == 2:
                    continue
                y = slice(top + row * stride, top + row * stride + count)
                x = slice(column * stride, column * stride + width)
                far = (ground_p[:, y, x] - g) ** 2
                apart = far[0] + far[1] + far[2]
                apart *= np.float32(250)
                apart += np.abs(depth_p[y, x] - d) * close_by
                apart += np.abs(tone_p[y, x] - t) * tight
                along = normal_p[:, y, x] * n
                facing = np.clip(along[0] + along[1] + along[2], 0, 1)
                facing *= facing * facing
                for _ in range(4):
                    facing *= facing
                facing *= np.exp(-apart)
                facing *= np.float32(KERNEL[row] * KERNEL[column])
                total += data_p[:, y, x] * facing
                weights += facing
        result[:, rows] = total / weights
        support[rows] = weights
    return result, support


light, support = smoothed(light, 0)
for step in range(1, 5):
    light, _ = smoothed(light, step)

clean = light * ground * 0.94 + image * 0.06

# Pixels on an edge are like few of their neighbours, so they stay noisy: they take half of what lies around them.
alone = np.clip((0.5 - support) / 0.25, 0, 1) * 0.62
wide = padded(clean, 1)
near = sum(
    wide[:, 1 + y : 1 + y + height, 1 + x : 1 + x + width] * (2 - abs(y)) * (2 - abs(x))
    for y in (-1, 0, 1) for x in (-1, 0, 1)
) / 16
clean = clean * (1 - alone) + near * alone
clean = np.maximum(clean * exposure * 1.3, 0)
# Hable's filmic curve: soft shoulder, whites never clip hard.
a, b, c, d, e, f = 0.22, 0.3, 0.1, 0.2, 0.01, 0.3


def curve(x):
    return (x * (a * x + c * b) + d * e) / (x * (a * x + b) + d * f) - e / f


mapped = np.clip(curve(clean * 2.1) / curve(np.float32(5.5)), 0, 1)
grey = luminance(mapped)
mapped = np.clip(grey + (mapped - grey) * 1.04, 0, 1)
encoded = np.where(mapped <= 0.0031308, mapped * 12.92, 1.055 * mapped ** (1 / 2.4) - 0.055)
pixels = (np.clip(encoded, 0, 1) * 255 + 0.5).astype(np.uint8)
with open(target, "wb") as file:
    file.write(f"P6 {width} {height} 255\n".encode())
    file.write(np.moveaxis(pixels, 0, -1).tobytes())
