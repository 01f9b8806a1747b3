import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { BROWSER_FLAGS } from '../rig/browser-flags.ts'

export type Phone = {
  page: Page
  cdp: CDPSession
  /** Number of swipes stored by its server, if it has one. */
  stored?: () => Promise<number>
  close: () => Promise<void>
}

type Options = {
  throttle?: number
  /** Pause between the first card and the first touch. */
  settleMs?: number
  /** Runs before the page is opened. */
  prepare?: (context: BrowserContext) => Promise<void>
}

/** Opens a phone-sized page in a browser of its own, touched by the devtools protocol. */
export async function openPhone(
  url: string,
  { throttle = 1, settleMs = 1200, prepare }: Options = {},
): Promise<Phone> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: BROWSER_FLAGS,
  })
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  })
  await prepare?.(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error.message))
  const cdp = await context.newCDPSession(page)
  await page.goto(url)
  await page.getByRole('heading', { level: 2, includeHidden: true }).first().waitFor({ state: 'attached' })
  await page.waitForTimeout(settleMs)
  if (throttle > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  return { page, cdp, close: () => browser.close() }
}

const MOVES = 12
const FRAME_MS = 16
const FROM = { x: 206, y: 400 }
const LENGTH_PX = 170

/** One swipe of about 200 ms, then a pause; alternates between right and left. */
export async function swipe({ cdp, page }: Phone, index: number, pauseMs = 450) {
  const sign = index % 2 === 0 ? 1 : -1
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [FROM] })
  for (let move = 1; move <= MOVES; move += 1) {
    const x = FROM.x + (sign * LENGTH_PX * move) / MOVES
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: FROM.y }] })
    await page.waitForTimeout(FRAME_MS - 6)
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(pauseMs)
}
