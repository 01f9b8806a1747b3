import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { wholeBrowser } from '#browser/launch-options.ts'

// Renders the icons of the installed app from the drawings beside them: `npm run icons -w e2e`.
const ICONS = new URL('../../web/public/icons/', import.meta.url)

const PRINTS = [
  { name: 'app180', drawing: 'maskable', px: 180 },
  { name: 'app192', drawing: 'app', px: 192 },
  { name: 'app512', drawing: 'app', px: 512 },
  { name: 'maskable192', drawing: 'maskable', px: 192 },
  { name: 'maskable512', drawing: 'maskable', px: 512 },
  { name: 'shortcut96', drawing: 'app', px: 96 },
] as const

/** iPhone screens in CSS pixels with their density, for the splash image that iOS shows while the app starts. */
const SPLASHES = [
  { width: 375, height: 667, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 430, height: 932, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
] as const
const GROUNDS = { light: '#FAF8F4', dark: '#0A1D1E' } as const

const browser = await chromium.launch(wholeBrowser)
const page = await browser.newPage({ deviceScaleFactor: 1 })
await mkdir(ICONS, { recursive: true })
for (const { name, drawing, px } of PRINTS) {
  await print(page, `${name}.png`, { width: px, height: px, body: sized(await read(drawing), px) })
}
const icon = await read('app')
for (const { width, height, ratio } of SPLASHES) {
  for (const [theme, ground] of Object.entries(GROUNDS)) {
    const size = { width: width * ratio, height: height * ratio }
    const body = `<body style="background:${ground};display:grid;place-items:center">${sized(icon, 104 * ratio)}`
    await print(page, `splash-${width}x${height}-${ratio}x-${theme}.png`, { ...size, body })
  }
}
await browser.close()

async function read(name: string): Promise<string> {
  return readFile(new URL(`${name}.svg`, ICONS), 'utf8')
}

function sized(svg: string, px: number): string {
  return svg.replace('<svg ', `<svg width="${px}" height="${px}" style="display:block" `)
}

type Print = { width: number; height: number; body: string }

async function print(sheet: Page, name: string, { width, height, body }: Print) {
  await sheet.setViewportSize({ width, height })
  await sheet.setContent(`<style>*{margin:0}html,body{height:100%}</style>${body}`)
  await writeFile(new URL(name, ICONS), await sheet.screenshot({ omitBackground: true }))
}
