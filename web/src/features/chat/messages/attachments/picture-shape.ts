type Sizes = { width?: number | null | undefined; height?: number | null | undefined }

/** Aspect ratio of a picture's tile, clamped so that a very long one still fits; square where it is unknown. */
export const tileRatio = ({ width, height }: Sizes): number =>
  width && height ? Math.min(Math.max(width / height, 0.6), 2) : 1
