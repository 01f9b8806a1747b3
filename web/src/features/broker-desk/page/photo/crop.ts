import { BROKER_PHOTO } from '@dream/contract/rules/brokers/broker-files'

/** A picture's size, upright, in pixels. */
export type Size = { width: number; height: number }
/** The square that is cut out, in the picture's pixels. */
export type Square = { left: number; top: number; side: number }

const MOST_ZOOM = 6
const shorter = ({ width, height }: Size) => Math.min(width, height)
const within = (value: number, max: number) => Math.min(Math.max(0, value), Math.max(0, max))

/** Whether a picture has enough pixels for a photo at all. */
export const isLargeEnough = (size: Size) => shorter(size) >= BROKER_PHOTO.minCrop

/** The largest square, in the middle. */
export function wholeSquare(size: Size): Square {
  const side = shorter(size)
  return { left: (size.width - side) / 2, top: (size.height - side) / 2, side }
}

/** The square elsewhere, within the picture. */
export const moved = (size: Size, square: Square, to: { left?: number; top?: number }): Square => ({
  ...square,
  left: within(to.left ?? square.left, size.width - square.side),
  top: within(to.top ?? square.top, size.height - square.side),
})

export const maxZoom = (size: Size) => Math.max(1, Math.min(MOST_ZOOM, shorter(size) / BROKER_PHOTO.minCrop))
export const zoomOf = (size: Size, { side }: Square) => shorter(size) / side

/** The square smaller or larger, about the same middle. */
export function zoomed(size: Size, square: Square, zoom: number): Square {
  const side = shorter(size) / Math.min(Math.max(1, zoom), maxZoom(size))
  const grown = (square.side - side) / 2
  return moved(size, { ...square, side }, { left: square.left + grown, top: square.top + grown })
}

/** As the server takes it: in parts of the picture. */
export const cropOf = (size: Size, { left, top, side }: Square) => ({
  x: left / size.width,
  y: top / size.height,
  size: side / shorter(size),
})
