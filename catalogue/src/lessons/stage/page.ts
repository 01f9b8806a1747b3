import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { BAR, CARD, COLOURS, FRAME_SIZE } from './look.ts'

const NEWSREADER = import.meta
  .resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2')
const HANKEN = import.meta
  .resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')

const fontFace = (family: string, url: string) => {
  const data = readFileSync(fileURLToPath(url)).toString('base64')
  return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${data});font-weight:200 900}`
}

const styles = () => `
${fontFace('Newsreader', NEWSREADER)}
${fontFace('Hanken', HANKEN)}
*{margin:0;box-sizing:border-box}
body{width:${FRAME_SIZE.w}px;height:${FRAME_SIZE.h}px;overflow:hidden;position:relative;background:${COLOURS.paper};color:${COLOURS.ink};font:450 26px/1.3 Hanken;font-variant-numeric:tabular-nums;text-rendering:geometricPrecision}
body>*,header>*,footer>*{position:absolute}
header,footer{inset:0}
svg{left:0;top:0;font-family:Hanken}
.marker{display:block;height:8px;width:72px;border-radius:4px;background:${COLOURS.teal}}
header>.marker{left:48px;top:52px}
h1{left:48px;top:70px;font:480 56px/66px Newsreader;font-optical-sizing:auto;letter-spacing:-.012em;white-space:nowrap}
.plan{left:48px;top:146px;font-weight:620;font-size:25px;line-height:32px;white-space:nowrap}
.plan small{font-size:25px;font-weight:450;color:${COLOURS.ink2};margin-left:14px}
.tally{right:48px;top:139px;font-weight:560;font-size:25px;line-height:40px;color:${COLOURS.tealText};white-space:nowrap}
.tally b{font-size:38px;font-weight:720;letter-spacing:-.01em}
.ground{left:0;right:0;bottom:0;background:${COLOURS.ink}}
.caption{left:48px;right:48px;top:${BAR.textMiddle}px;color:${COLOURS.onInk};font-weight:560;font-size:40px;line-height:54px;white-space:nowrap}
.ask{left:48px;right:48px;top:664px;height:530px;display:flex;flex-direction:column;justify-content:center;color:${COLOURS.onInk}}
.whom{margin-top:28px;font-size:30px;font-weight:650;line-height:38px;color:${COLOURS.teal}}
.question{margin-top:14px;font:440 58px/68px Newsreader;letter-spacing:-.01em;text-wrap:balance}
.ruler{width:${FRAME_SIZE.w}px;height:${FRAME_SIZE.h}px}
`

/** Script of the page: shows the frame that it is given. */
const SCRIPT = `
globalThis.load = async (sheets) => {
  const holder = document.getElementById('sheets')
  for (const [name, svg] of Object.entries(sheets)) {
    const image = document.createElementNS('http://www.w3.org/2000/svg', 'image')
    const loaded = new Promise((resolve, reject) => {
      image.addEventListener('load', resolve)
      image.addEventListener('error', () => reject(new Error(name)))
    })
    image.id = name
    image.setAttribute('preserveAspectRatio', 'none')
    image.setAttribute('href', 'data:image/svg+xml;base64,' + svg)
    holder.append(image)
    await loaded
  }
  await Promise.all([...document.fonts].map((font) => font.load()))
}
globalThis.show = (frame) => {
  const shown = new Map(frame.sheets.map((sheet) => [sheet.name, sheet]))
  for (const image of document.querySelectorAll('#sheets image')) {
    const sheet = shown.get(image.id)
    image.setAttribute('visibility', sheet ? 'visible' : 'hidden')
    if (!sheet) continue
    image.setAttribute('x', sheet.x)
    image.setAttribute('y', sheet.y)
    image.setAttribute('width', sheet.w)
    image.setAttribute('height', sheet.h)
    image.setAttribute('opacity', sheet.opacity)
  }
  document.getElementById('marks').innerHTML = frame.marks
  document.querySelector('header').innerHTML = frame.header
  document.querySelector('footer').innerHTML = frame.bar
}
`

/** HTML of the stage: paper, the card with the drawing, and space for the text around it. */
export function pageOf(): string {
  const { x, y, w, h, radius } = CARD
  const card = `x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"`
  return `<!doctype html><meta charset="utf-8"><style>${styles()}</style><body><svg width="${FRAME_SIZE.w}" height="${FRAME_SIZE.h}" viewBox="0 0 ${FRAME_SIZE.w} ${FRAME_SIZE.h}"><defs><clipPath id="card"><rect ${card}/></clipPath><pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="14" height="14" fill="${COLOURS.tealText}" fill-opacity=".08"/><path d="M0 0V14" stroke="${COLOURS.tealText}" stroke-opacity=".5" stroke-width="4"/></pattern></defs><g clip-path="url(#card)"><rect ${card} fill="${COLOURS.lawn}"/><g id="sheets"></g><g id="marks"></g></g><rect ${card} fill="none" stroke="${COLOURS.ink}" stroke-opacity=".1" stroke-width="2"/></svg><header></header><footer></footer><script>${SCRIPT}</script>`
}
