/** Size limits of a part in millimetres: minimum, best, maximum. */
export type LimitsMm = readonly [min: number, best: number, max: number]

/** Limits in a template: exact, a range whose middle is best, all three, or free. */
type Size = number | readonly [number, number] | LimitsMm | 'free'

interface Leaf {
  room: string
  w: LimitsMm
  d: LimitsMm
}

export interface Split {
  way: 'across' | 'along'
  parts: readonly Tree[]
  w?: LimitsMm
  d?: LimitsMm
}

export type Tree = Leaf | Split

const FREE: LimitsMm = [0, 0, 100_000]

function limits(size: Size): LimitsMm {
  if (size === 'free') return FREE
  if (typeof size === 'number') return [size, size, size]
  return size.length === 3 ? size : [size[0], Math.round((size[0] + size[1]) / 20) * 10, size[1]]
}

/** A room's cell of the footprint, measured to the outer face of external and the middle of internal walls. */
export const cell = (room: string, w: Size = 'free', d: Size = 'free'): Leaf => ({
  room,
  w: limits(w),
  d: limits(d),
})

/** An unbuilt part of the footprint. */
export const out = (w: Size = 'free', d: Size = 'free') => cell('out', w, d)

type MaybeTrees = readonly (Tree | null | false)[]
const present = (parts: MaybeTrees) => parts.filter((part) => part !== null && part !== false)

/** Parts side by side, left to right. Empty parts are left out. */
export const across = (...parts: MaybeTrees): Split => ({ way: 'across', parts: present(parts) })

/** Parts one behind the other, street to rear. Empty parts are left out. */
export const along = (...parts: MaybeTrees): Split => ({ way: 'along', parts: present(parts) })

/** A group with limits of its own in addition to those of its parts. */
export const sized = (split: Split, w: Size, d: Size = 'free'): Split => ({
  ...split,
  w: limits(w),
  d: limits(d),
})
