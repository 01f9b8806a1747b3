import { type Browser, type CDPSession, devices } from 'playwright-core'

/** Measurements of one page visit: times in ms, transferred kilobytes. */
export type Visit = { lcp: number; cls: number; kb: number; jsKb: number; blockingJsKb: number }

/** Network of a lower mid-range phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const CPU_RATE = 4
const PHONE = devices['Pixel 7']?.userAgent ?? ''
/** Idle time after which a page sends no further requests by itself. */
const SETTLED_MS = 4000

/** Opens a page in a browser with an empty profile. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    // Phone user agent, because a page adapts to the device by it; the default one names a desktop.
    userAgent: PHONE,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  await page.addInitScript(watch)
  const files = filesOf(session)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  const { lcp, cls, blocking, below } = await page.evaluate(read)
  await context.close()
  const sum = (wanted: (name: string) => boolean) =>
    [...files].reduce((total, [name, bytes]) => total + (wanted(name) ? bytes : 0), 0) / 1000
  return {
    lcp,
    cls,
    kb: sum((name) => !below.includes(name)),
    jsKb: sum((name) => name.endsWith('.js')),
    blockingJsKb: sum((name) => blocking.includes(name)),
  }
}

function filesOf(session: CDPSession): Map<string, number> {
  const names = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId)
    if (name?.startsWith('http')) bytes.set(name, encodedDataLength)
  })
  return bytes
}

type Watched = { lcp: number; cls: number }

/** Runs in the page, before its own scripts: observes largest paint and layout shift. */
function watch() {
  const seen: Watched = { lcp: 0, cls: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') seen.cls += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: reads the measurements, and which pictures lie below the fold. */
function read() {
  const { seen } = globalThis as typeof globalThis & { seen: Watched }
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  // `renderBlockingStatus` is newer than TypeScript's DOM types.
  const isBlocking = (entry: object) =>
    'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking'
  const isBelow = (image: HTMLImageElement) => image.getBoundingClientRect().top > innerHeight
  return {
    ...seen,
    blocking: resources
      .filter((each) => each.name.endsWith('.js') && isBlocking(each))
      .map(({ name }) => name),
    below: [...document.images].filter(isBelow).map((image) => image.currentSrc),
  }
}
