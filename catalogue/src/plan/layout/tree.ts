/** Millimetres a part may take: at least, best, at most. */
export type LimitsMm = readonly [min: number, best: number, max: number]

/** How a template writes limits: exactly, a range whose middle is best, all three, or free. */
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

/** A room's part of the footprint, measured to the outer face of external and the middle of internal walls. */
export const cell = (room: string, w: Size = 'free', d: Size = 'free'): Leaf => ({
  room,
  w: limits(w),
  d: limits(d),
})

/** Ground left free of the house. */
export const out = (w: Size = 'free', d: Size = 'free') => cell('out', w, d)

type MaybeTrees = readonly (Tree | null | false)[]
const present = (parts: MaybeTrees) => parts.filter((part) => part !== null && part !== false)

/** Parts side by side, left to right. Empty parts are left out. */
export const across = (...parts: MaybeTrees): Split => ({ way: 'across', parts: present(parts) })

/** Parts one behind the other, street to rear. Empty parts are left out. */
export const along = (...parts: MaybeTrees): Split => ({ way: 'along', parts: present(parts) })

/** A group with limits of its own beside those of its parts. */
export const sized = (split: Split, w: Size, d: Size = 'free'): Split => ({
  ...split,
  w: limits(w),
  d: limits(d),
})
