import { type Browser, type CDPSession, devices } from 'playwright-core'

/** What one visit of a page cost: times in ms, kilobytes as they travelled. */
export type Visit = { lcp: number; cls: number; kb: number; jsKb: number; blockingJsKb: number }

/** A phone of the lower middle on a mobile network. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const CPU_RATE = 4
const PHONE = devices['Pixel 7']?.userAgent ?? ''
/** After the page is idle nothing more comes by itself. */
const SETTLED_MS = 4000

/** Opens a page in a browser that knows nothing yet. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    // By its name a page knows what it can say of this device; a phone that calls itself a computer would be none.
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

/** Runs in the page, before anything of it does. */
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

/** Runs in the page: what was seen, and which pictures lie below the fold. */
function read() {
  const { seen } = globalThis as typeof globalThis & { seen: Watched }
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  // Newer than the types of the language.
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
