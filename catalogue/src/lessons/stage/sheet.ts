import { courtGardens, approaches, drawApproaches, PLANTS, plants } from '#draw/house/garden.ts'
import { boxOf, drawHouse, outline } from '#draw/house/house.ts'
import { labelsOf } from '#draw/labels/labels.ts'
import { createGlyphSheet } from '#draw/svg/glyphs.ts'
import { n, path } from '#draw/svg/marks.ts'
import { paintWith, PATTERNS, rules } from '#draw/svg/style.ts'
import type { Rect } from '#plan/geometry/geometry.ts'
import { grow } from '#plan/geometry/geometry.ts'
import type { LevelName } from '#plan/level.ts'

import type { House } from '../house.ts'
import { levelOf } from '../house.ts'
import type { View } from '../lesson.ts'
import { elevationOf } from './elevation.ts'

/** Scale in centimetres per pixel above which dimensions are hidden, and the minimum size of rooms that show them. */
const FAR = 7.5
const NEVER = [9999, 9999] as const
const LARGE = [44, 34] as const
/** Garden around the house, and street in front of it, in millimetres. */
const AROUND = 6000
const BEFORE = 11_000

export const sheetOf = ({ box }: House): Rect => ({
  x: box.x - AROUND,
  y: box.y - BEFORE,
  w: box.w + 2 * AROUND,
  h: box.h + BEFORE + AROUND,
})

/** Area of a view's sheet, in the millimetres of its frame. */
export const rectOf = ({ house, level }: View): Rect =>
  level === 'street' ? elevationOf(house).rect : sheetOf(house)

/** File name of a drawing: views that share it show the same file. */
export const sheetName = ({ house, level, isClose }: View) =>
  `${house.slug}-${level}${isClose ? '-close' : ''}`

/** Styles, definitions and marks of a sheet, and its view box. */
export interface DrawnSheet {
  inside: string
  viewBox: string
  size: { w: number; h: number }
}

/** Size of labels: a single picture has fewer than a video that zooms in. */
interface SheetOptions {
  crop?: Rect
  hasSizes?: boolean
}

/** A view of a storey's plan. */
type PlanView = View & { level: LevelName }

const isPlan = (view: View): view is PlanView => view.level !== 'street'

/** Draws a sheet with lines and text for the view's scale; a phone shows two pixels of the video as one of its own. */
export function sheetParts(view: PlanView, pxPerMm: number, options: SheetOptions = {}): DrawnSheet {
  const { house, isClose } = view
  const { crop = sheetOf(house), hasSizes = true } = options
  const level = levelOf(house, view.level)
  const px = 0.2 / pxPerMm
  const sheet = sheetOf(house)
  const glyphSheet = createGlyphSheet()
  const drawn = drawHouse(level)
  const isUpper = level.name === 'upper'
  const ways = isUpper ? [] : approaches(level, sheet)
  const sizes = isClose
    ? { px, name: 12, smallest: 9.4, size: 11, sizesAbove: null }
    : { px, name: 10.6, smallest: 8.2, size: 9.4, sizesAbove: hasSizes && px <= FAR ? LARGE : NEVER }
  for (const label of labelsOf(level, sizes)) glyphSheet.write(label)
  const [ground] = house.plan.levels
  const garden = plants({
    seed: `${house.plan.template}/${house.plan.seed}`,
    sheet: grow({ ...house.box, y: house.box.y - 1500, h: house.box.h + 1500 }, 3400),
    keepFree: [grow(house.box, 900), ...ways],
    count: 26,
  })
  const below = isUpper ? path('gr', outline(ground.rooms.flatMap((room) => room.cells))) : ''
  const marks = [
    drawApproaches(ways),
    garden,
    below,
    drawn.marks,
    courtGardens(level, house.plan.seed),
    glyphSheet.marks(),
  ].join('')
  const { x, y, w, h } = boxOf(crop)
  const definitions = `${PATTERNS}${PLANTS}${drawn.definitions}${glyphSheet.glyphs()}`
  return {
    inside: `<style>${rules(paintWith('light'), px)}</style><defs>${definitions}</defs>${marks}`,
    viewBox: n(x, y, w, h),
    size: { w, h },
  }
}

/** The whole sheet as an SVG file. */
export function drawSheet(view: View, pxPerMm: number): string {
  if (!isPlan(view)) return elevationOf(view.house).svg.replace(' id="dark"', '')
  const { inside, viewBox, size } = sheetParts(view, pxPerMm)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(size.w)}" height="${n(size.h)}" viewBox="${viewBox}">${inside}</svg>`
}
