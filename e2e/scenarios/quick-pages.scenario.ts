import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '#people/people.ts'

const PAGES = ['/', '/about-us', '/contact', '/app', '/unlock-preview'] as const
const SCRIPT_BYTES_MAX = 10 * 1024

/** Whether the page has drawn something that a person can read. */
const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)

for (const path of PAGES) {
  test(`${path} is there before any of its script (spec §2.1)`, async ({ visitor: { page } }) => {
    let letGo = () => {}
    const isHeld = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/*.js', async (route) => {
      await isHeld
      await route.continue()
    })

    await page.goto(path, { waitUntil: 'commit' })

    await expect.poll(() => isPainted(page)).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    letGo()
  })

  test(`${path} takes little script until somebody touches it (spec §2.1)`, async ({ visitor: { page } }) => {
    const scripts = new Map<string, number>()
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return
      scripts.set(response.url(), gzipSync(await response.body()).length)
    })

    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect.poll(() => scripts.size).toBeGreaterThan(0)

    expect([...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(SCRIPT_BYTES_MAX)
  })
}

test('what the deck of the landing page deals later waits for the first card (spec §2.1)', async ({
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
