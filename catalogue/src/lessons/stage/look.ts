import { PALETTES } from '#draw/svg/palette.ts'

/** Size of the video in pixels, and of its parts. */
export const FRAME_SIZE = { w: 720, h: 1280 }
export const CARD = { x: 24, y: 196, w: 672, h: 812, radius: 30 }
export const BAR = { y: 1032, textX: 48, textMiddle: 1114, rulerY: 1222 }

export const COLOURS = {
  paper: '#FAF8F4',
  ink: '#0B2526',
  ink2: '#4A5F60',
  teal: '#43E2E1',
  tealText: '#0F5F60',
  onInk: '#FFFFFF',
  onInk2: '#A3BBB9',
  sand: '#F3C67A',
  sun: '#F2AE2E',
  wrong: '#C5432E',
  lawn: PALETTES.light.lawn,
  street: '#D9DAD3',
}
