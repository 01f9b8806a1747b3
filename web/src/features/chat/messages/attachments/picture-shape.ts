type Sizes = { width?: number | null | undefined; height?: number | null | undefined }

/** Width to height of a picture's tile: the picture's own within limits, so that a very long one still fits; a square where it is not known. */
export const tileRatio = ({ width, height }: Sizes): number =>
  width && height ? Math.min(Math.max(width / height, 0.6), 2) : 1
