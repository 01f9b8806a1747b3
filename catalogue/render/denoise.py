"""The U-Net of Open Image Denoise (Intel, Apache 2.0) in numpy, with its published weights: what Debian's Blender is built without.

Shapes are channels by rows by columns. The weights are a `.tza` file for colour, albedo and normal; with two BLAS threads a
picture of 1200 by 1600 takes about a minute.
"""
import struct

import numpy as np

# Rows of a layer that are unfolded at once, in bytes: they stay in the cache and keep memory small.
BAND_BYTES = 24e6


def read_weights(path):
    """The tensors of a TZA file by their names, as float32."""
    with open(path, "rb") as file:
        data = file.read()
    magic, version, _, table = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7 or version != 2:
        raise ValueError(f"{path} is no TZA file of version 2")
    (count,) = struct.unpack_from("<I", data, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f"<{rank}I", data, at + 1)
        at += 1 + 4 * rank + rank
        kind, offset = struct.unpack_from("<cQ", data, at)
        at += 9
        dtype = {b"h": np.float16, b"f": np.float32}[kind]
        values = np.frombuffer(data, dtype, int(np.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


class UNet:
    def __init__(self, path):
        self.tensors = read_weights(path)

    def conv(self, name, data):
        """A convolution of three by three with zeros around it, and what is negative cut off."""
        weight, bias = self.tensors[f"{name}.weight"], self.tensors[f"{name}.bias"]
        filters = weight.reshape(len(weight), -1)
        _, height, width = data.shape
        padded = np.pad(data, ((0, 0), (1, 1), (1, 1)))
        result = np.empty((len(weight), height, width), np.float32)
        band = max(1, int(BAND_BYTES / (filters.shape[1] * width * 4)))
        for top in range(0, height, band):
            count = min(band, height - top)
            part = padded[:, top : top + count + 2]
            taps = [part[:, y : y + count, x : x + width] for y in range(3) for x in range(3)]
            unfolded = np.stack(taps, axis=1).reshape(filters.shape[1], -1)
            mapped = filters @ unfolded + bias[:, None]
            np.maximum(mapped, 0, out=mapped)
            result[:, top : top + count] = mapped.reshape(len(weight), count, width)
        return result

    def run(self, data):
        c = self.conv
        halves = [data]
        data = c("enc_conv1", c("enc_conv0", data))
        for layer in ("enc_conv2", "enc_conv3", "enc_conv4"):
            data = pooled(data)
            halves.append(data)
            data = c(layer, data)
        data = c("enc_conv5b", c("enc_conv5a", pooled(data)))
        for level in (4, 3, 2, 1):
            data = np.concatenate([doubled(data), halves.pop()])
            data = c(f"dec_conv{level}b", c(f"dec_conv{level}a", data))
        return c("dec_conv0", data)


def pooled(data):
    channels, height, width = data.shape
    return data.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def doubled(data):
    return data.repeat(2, axis=1).repeat(2, axis=2)


# The perceptually uniform curve that the network was trained on: luminance to a number that the eye's steps are even in.
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504.0


def to_even(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, Y0) ** C + D, E * np.log(np.maximum(y, Y1) + F) + G))


def from_even(x):
    middle = np.maximum((x - D) / B, 0) ** (1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


def exposure_of(image):
    """What makes the mean of a picture a middle grey, by the mean brightness of its blocks of 16 by 16."""
    brightness = np.tensordot(np.float32([0.212671, 0.715160, 0.072169]), image, axes=1)
    height, width = (side // 16 * 16 for side in brightness.shape)
    blocks = brightness[:height, :width].reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    lit = blocks[blocks > 1e-8]
    return 0.18 / 2 ** np.log2(lit).mean() if len(lit) else 1.0


def denoised(image, albedo, normal, weights):
    """A picture of any brightness without its noise, guided by albedo (0 to 1) and normal (-1 to 1)."""
    scale = np.float32(exposure_of(image))
    most = to_even(np.float32(BRIGHTEST))
    colour = to_even(np.clip(image * scale, 0, BRIGHTEST)) / most
    data = np.concatenate([colour, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]).astype(np.float32)
    _, height, width = data.shape
    data = np.pad(data, ((0, 0), (0, -height % 16), (0, -width % 16)))
    result = UNet(weights).run(data)[:, :height, :width]
    return (np.clip(from_even(result * most), 0, BRIGHTEST) / scale).astype(np.float32)
