import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#people/people.ts'
import { layOutAll } from '#people/whole-page.ts'

const PAGES = ['/', '/about-us', '/contact', '/app', '/unlock-preview', '/no-such-room'] as const

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedNoise: [/404 \(Not Found\).*no-such-room/] })

/** How far the page goes beyond the screen, and which texts are cut off. */
const whatIsLost = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const hides = (element: HTMLElement) => getComputedStyle(element).overflowX === 'hidden'
    const cut = [
      ...document.querySelectorAll<HTMLElement>('main h1, main h2, main h3, main p, main a, main button'),
    ]
      .filter(
        (element) => isShown(element) && hides(element) && element.scrollWidth > element.clientWidth + 1,
      )
      .filter((element) => !element.closest('.visually-hidden'))
    return {
      beyond: document.documentElement.scrollWidth - innerWidth,
      cut: cut.map(({ textContent }) => textContent),
    }
  })

async function complaintsOfAxe(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

for (const path of PAGES) {
  test(`${path} holds on the smallest phone and with letters twice as large (spec §2.1)`, async ({
    visitor: { page },
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    await layOutAll(page)
    expect(await whatIsLost(page), 'on 320 px').toEqual({ beyond: 0, cut: [] })
    expect(await complaintsOfAxe(page)).toEqual([])

    await page.setViewportSize({ width: 412, height: 915 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

    expect(await whatIsLost(page), 'with 200 % letters').toEqual({ beyond: 0, cut: [] })
    expect(await complaintsOfAxe(page)).toEqual([])
  })
}
