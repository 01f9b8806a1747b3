import { path, strokes } from '../marks.ts'
import type { Symbol } from './symbol.ts'

type Line = readonly [number, number, number, number]

const TREAD = 25

/** A straight flight; up is away from y = 0. */
const straight: Symbol = (w, d) => {
  const steps = Math.floor((d - 4) / TREAD)
  const treads = Array.from({ length: steps + 1 }, (_, index): Line => [
    0,
    index * TREAD + 2,
    w,
    index * TREAD + 2,
  ])
  const tip = steps * TREAD - 8
  return (
    strokes('l', ...treads) +
    path('a', `M${w / 2} 12V${tip}M${w / 2 - 10} ${tip - 14}L${w / 2} ${tip}L${w / 2 + 10} ${tip - 14}`)
  )
}

/** Two flights side by side with a half landing at the far end. */
const returning: Symbol = (w, d) => {
  const half = w / 2
  const flight = d - half
  const steps = Math.floor(flight / TREAD)
  const start = flight - steps * TREAD
  const treads = Array.from({ length: steps + 1 }, (_, index): Line => [
    0,
    start + index * TREAD,
    w,
    start + index * TREAD,
  ])
  const up = `M${half / 2} ${start + 8}V${d - half / 2}H${w - half / 2}V${start + 20}M${w - half / 2 - 9} ${start + 33}L${w - half / 2} ${start + 20}L${w - half / 2 + 9} ${start + 33}`
  return strokes('l', ...treads) + strokes('rail', [half, start, half, flight]) + path('a', up)
}

export const STAIRS: Record<string, Symbol> = { 'stair-straight': straight, 'stair-u': returning }
