import type { Point, Rect } from '#plan/geometry/geometry.ts'
import { rear, right } from '#plan/geometry/geometry.ts'
import type { Room } from '#plan/level.ts'

import { distance, floorOf } from '../measure/rooms.ts'
import { metres } from '../text.ts'
import type { Mark, MarkOf, Tone } from './mark.ts'

export const area = (rects: readonly Rect[], tone: Tone = 'marker'): MarkOf<'area'> => ({
  kind: 'area',
  rects,
  tone,
})

export const roomsIn = (rooms: readonly Room[], tone: Tone = 'marker') => area(floorOf(rooms), tone)

/** Area marks for rooms, one after the other. */
export const eachRoom = (rooms: readonly Room[], tone: Tone = 'marker'): Mark[] =>
  rooms.map((room) => roomsIn([room], tone))

/** A dimension between two points with their distance on it. */
export const measured = (from: Point, to: Point): MarkOf<'measure'> => ({
  kind: 'measure',
  from,
  to,
  text: `${metres(distance(from, to) / 1000)} m`,
})

/** Width of a rectangle along a line of constant y, and its depth along a line of constant x. */
export const widthAt = (rect: Rect, y: number) => measured([rect.x, y], [right(rect), y])
export const depthAt = (rect: Rect, x: number) => measured([x, rect.y], [x, rear(rect)])

export const tag = (at: Point, text: string, side: MarkOf<'tag'>['side'] = 'above'): MarkOf<'tag'> => ({
  kind: 'tag',
  at,
  text,
  side,
})

/** A figure beside the plan's name that counts up to its value. */
export const tally = (value: number, unit: string, from = 0): MarkOf<'tally'> => ({
  kind: 'tally',
  from,
  value: Math.round(value * 10) / 10,
  decimals: 1,
  unit,
})

/** A tally of whole numbers. */
export const count = (value: number, unit: string): MarkOf<'tally'> => ({
  kind: 'tally',
  value,
  decimals: 0,
  unit,
})
