import { BROKER_PHOTO } from '@dream/contract/rules/brokers/broker-files'

/** Upright size of a picture in pixels. */
export type Size = { width: number; height: number }
/** Crop square in the picture's pixels. */
export type Square = { left: number; top: number; side: number }

const MOST_ZOOM = 6
const shorter = ({ width, height }: Size) => Math.min(width, height)
const within = (value: number, max: number) => Math.min(Math.max(0, value), Math.max(0, max))

/** Whether a picture has enough pixels for a photo. */
export const isLargeEnough = (size: Size) => shorter(size) >= BROKER_PHOTO.minCrop

/** Largest square, centred. */
export function wholeSquare(size: Size): Square {
  const side = shorter(size)
  return { left: (size.width - side) / 2, top: (size.height - side) / 2, side }
}

/** Moves the square, clamped to the picture. */
export const moved = (size: Size, square: Square, to: { left?: number; top?: number }): Square => ({
  ...square,
  left: within(to.left ?? square.left, size.width - square.side),
  top: within(to.top ?? square.top, size.height - square.side),
})

export const maxZoom = (size: Size) => Math.max(1, Math.min(MOST_ZOOM, shorter(size) / BROKER_PHOTO.minCrop))
export const zoomOf = (size: Size, { side }: Square) => shorter(size) / side

/** Scales the square about its centre. */
export function zoomed(size: Size, square: Square, zoom: number): Square {
  const side = shorter(size) / Math.min(Math.max(1, zoom), maxZoom(size))
  const grown = (square.side - side) / 2
  return moved(size, { ...square, side }, { left: square.left + grown, top: square.top + grown })
}

/** Converts the crop to fractions of the picture, for the API. */
export const cropOf = (size: Size, { left, top, side }: Square) => ({
  x: left / size.width,
  y: top / size.height,
  size: side / shorter(size),
})
