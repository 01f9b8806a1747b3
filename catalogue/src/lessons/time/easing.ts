export const clamp01 = (value: number) => Math.min(1, Math.max(0, value))

/** Ease-in-out: for cameras and anything that moves. */
export const glide = (part: number) => {
  const p = clamp01(part)
  return p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2
}

/** Ease-out: for anything that appears. */
export const settle = (part: number) => 1 - (1 - clamp01(part)) ** 3

export const between = (from: number, to: number, part: number) => from + (to - from) * part
