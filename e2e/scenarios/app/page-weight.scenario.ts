import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '#people/people.ts'

const PAGES = ['/', '/about-us', '/contact', '/app', '/unlock-preview', '/privacy', '/terms'] as const
const SCRIPT_BYTES_MAX = 10 * 1024

/** Holds back requests of a page until released. */
async function holdBack(page: Page, what: string) {
  let open = () => {}
  let isRequested = false
  const isOpen = new Promise<void>((resolve) => (open = resolve))
  await page.route(what, async (route) => {
    isRequested = true
    await isOpen
    await route.continue()
  })
  return { areRequested: () => isRequested, release: () => open() }
}

/** Whether the page has painted text. */
const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Maximum layout shift that nobody notices; a line that wraps anew high on a page is 0.1 and more. */
const MOVES_MAX = 0.02
const PHONES = [360, 393, 412] as const

/** Cumulative layout shift of the page, as browsers measure it. */
const movesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) if ('value' in entry) sum += Number(entry.value)
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        const finish = () => {
          add(observer.takeRecords())
          resolve(sum)
        }
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(finish, 200)))
      }),
  )

for (const path of PAGES) {
  test(`fonts that come late move nothing on ${path} (product §2.1)`, async ({ visitor: { page } }) => {
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: 823 })
      const fonts = await holdBack(page, '**/*.woff2')
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect.poll(() => isPainted(page)).toBe(true)
      await expect.poll(() => fonts.areRequested()).toBe(true)

      fonts.release()
      await page.evaluate(() => document.fonts.ready)

      expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
        true,
      )
      expect(await movesOf(page), `${width} px wide`).toBeLessThan(MOVES_MAX)
    }
  })
}

for (const path of PAGES) {
  test(`${path} is there before any of its script (product §2.1)`, async ({ visitor: { page } }) => {
    const scripts = await holdBack(page, '**/*.js')

    await page.goto(path, { waitUntil: 'commit' })

    await expect.poll(() => isPainted(page)).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    scripts.release()
  })

  test(`${path} takes little script until somebody touches it (product §2.1)`, async ({
    visitor: { page },
  }) => {
    const scripts = new Map<string, number>()
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return
      // A response that arrives after the scenario has no body any more.
      const body = await response.body().catch(() => null)
      if (body) scripts.set(response.url(), gzipSync(body).length)
    })

    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect.poll(() => scripts.size).toBeGreaterThan(0)

    expect([...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(SCRIPT_BYTES_MAX)
  })
}

test("images of later cards in the landing page's deck load after the first card (product §2.1)", async ({
  visitor: { page },
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/media/plans/')) asked.push(new URL(request.url()).pathname)
  })

  await page.goto('/', { waitUntil: 'load' })

  const top = page.locator('[data-stage] img').last()
  await expect(top).toHaveJSProperty('complete', true)
  expect(asked[0]).toBe(await top.getAttribute('src'))
  const later = await page
    .locator('[data-deck-more]')
    .evaluate((template: HTMLTemplateElement) =>
      [...template.content.querySelectorAll('img')].map((image) => image.getAttribute('loading')),
    )
  expect(later).toEqual(['lazy', 'lazy', 'lazy'])
})
