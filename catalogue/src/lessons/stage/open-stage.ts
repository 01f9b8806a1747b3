import type { Browser } from 'playwright-core'

import type { Animation } from './animation.ts'
import { frameAt } from './frame.ts'
import { CARD, FRAME_SIZE } from './look.ts'
import { pageOf } from './page.ts'
import { drawSheet, sheetName } from './sheet.ts'
import { sightOf } from './sight.ts'

const JPEG_QUALITY = 93

/** A browser page that renders any moment of a video. */
export interface Stage {
  /** Frame at a time, as JPEG. */
  picture: (seconds: number) => Promise<Buffer>
  close: () => Promise<void>
}

/** All sheets of the video, each drawn for the first view that shows it. */
function sheetsOf({ beats }: Animation): Record<string, string> {
  const sheets: Record<string, string> = {}
  for (const { beat } of beats) {
    const svg = () => drawSheet(beat.view, sightOf(beat.view.frame, CARD).scale)
    sheets[sheetName(beat.view)] ??= Buffer.from(svg()).toString('base64')
  }
  return sheets
}

const call = (name: 'load' | 'show', value: unknown) => `globalThis.${name}(${JSON.stringify(value)})`

export async function openStage(browser: Browser, animation: Animation): Promise<Stage> {
  const context = await browser.newContext({
    viewport: { width: FRAME_SIZE.w, height: FRAME_SIZE.h },
    deviceScaleFactor: 1,
  })
  const page = await context.newPage()
  await page.setContent(pageOf())
  await page.evaluate(call('load', sheetsOf(animation)))
  const session = await context.newCDPSession(page)
  return {
    picture: async (seconds) => {
      await page.evaluate(call('show', frameAt(animation, seconds)))
      const { data } = await session.send('Page.captureScreenshot', { format: 'jpeg', quality: JPEG_QUALITY })
      return Buffer.from(data, 'base64')
    },
    close: () => context.close(),
  }
}
