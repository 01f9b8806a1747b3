import type { Rect } from '../geometry/geometry.ts'
import type { LimitsMm, Tree } from './tree.ts'

export interface Cell {
  room: string
  rect: Rect
}

/** Thrown when a template's limits allow no layout; the seed is then skipped. */
export class Infeasible extends Error {
  override name = 'Infeasible'
}

const STEP = 10

interface Need {
  w: LimitsMm
  d: LimitsMm
}

const sum = (parts: readonly LimitsMm[]): LimitsMm =>
  parts.reduce<LimitsMm>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0])

function agree(parts: readonly LimitsMm[]): LimitsMm {
  const min = Math.max(...parts.map((part) => part[0]))
  const max = Math.min(...parts.map((part) => part[2]))
  const best = Math.max(...parts.map((part) => part[1]))
  return [min, Math.min(Math.max(best, min), max), max]
}

/** Size limits of a tree in both directions. */
function needOf(tree: Tree): Need {
  if ('room' in tree) return { w: tree.w, d: tree.d }
  const needs = tree.parts.map(needOf)
  const widths = needs.map((need) => need.w)
  const depths = needs.map((need) => need.d)
  return tree.way === 'across'
    ? { w: within(sum(widths), tree.w), d: within(agree(depths), tree.d) }
    : { w: within(agree(widths), tree.w), d: within(sum(depths), tree.d) }
}

function within(need: LimitsMm, own: LimitsMm | undefined): LimitsMm {
  if (!own) return need
  const min = Math.max(need[0], own[0])
  const max = Math.min(need[2], own[2])
  const best = own[1] > 0 ? own[1] : need[1]
  return [min, Math.min(Math.max(best, min), max), max]
}

/** Distributes a length among parts: each starts at its best and grows or shrinks in proportion to its slack. */
export function share(total: number, parts: readonly LimitsMm[]): number[] {
  const whole = sum(parts)
  if (total < whole[0] - 1 || total > whole[2] + 1) {
    throw new Infeasible(`${total} is outside ${whole[0]}..${whole[2]}`)
  }
  const spare = total - whole[1]
  const slack = spare > 0 ? whole[2] - whole[1] : whole[1] - whole[0]
  let exact = 0
  let used = 0
  return parts.map(([min, best, max]) => {
    const room = spare > 0 ? max - best : best - min
    exact += best + (slack > 0 ? (spare * room) / slack : 0)
    const length = Math.round(exact / STEP) * STEP - used
    used += length
    return length
  })
}

/** Lays a tree out in a rectangle; the cells tile it exactly. */
export function solve(tree: Tree, rect: Rect): Cell[] {
  if ('room' in tree) {
    if (tree.room === 'out' && (rect.w < STEP || rect.h < STEP)) return []
    const fits =
      rect.w >= tree.w[0] - STEP &&
      rect.w <= tree.w[2] + STEP &&
      rect.h >= tree.d[0] - STEP &&
      rect.h <= tree.d[2] + STEP
    if (!fits) throw new Infeasible(`${tree.room} does not fit ${rect.w} x ${rect.h}`)
    return [{ room: tree.room, rect }]
  }
  const needs = tree.parts.map(needOf)
  if (tree.way === 'across') {
    let x = rect.x
    return share(
      rect.w,
      needs.map((need) => need.w),
    ).flatMap((w, index) => {
      const part = tree.parts[index]
      const placed = part ? solve(part, { x, y: rect.y, w, h: rect.h }) : []
      x += w
      return placed
    })
  }
  let y = rect.y
  return share(
    rect.h,
    needs.map((need) => need.d),
  ).flatMap((h, index) => {
    const part = tree.parts[index]
    const placed = part ? solve(part, { x: rect.x, y, w: rect.w, h }) : []
    y += h
    return placed
  })
}

/** Preferred depth of a tree, within its limits. */
export const bestDepthMm = (tree: Tree) => Math.round(needOf(tree).d[1] / STEP) * STEP
