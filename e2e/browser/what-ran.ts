import { expect, type Locator, type Page } from '@playwright/test'
import { MARKER } from '@dream/server/testing/hostile/hostile-strings'
import type { TestServer } from '#server.ts'

/** Elements and attributes that the product never renders, even if the page's policy would block them. */
const FOREIGN = [
  '[onerror], [onload], [onclick], [onfocus], [ontoggle], [onstart], [onbegin]',
  'iframe, object, embed, marquee, base, body script:not([src])',
  // Links to web and email addresses are allowed: messages link them on purpose.
  'a[href*="script:" i], a[href^="data:" i], form[action*="script:" i]',
].join(', ')

/** Finds signs of a hostile string having run or become markup. */
export async function findWhatRan(page: Page) {
  const found = await page.evaluate(
    ({ foreign, marker }) => ({
      ran: marker in window,
      elements: [...document.querySelectorAll(foreign)].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    }),
    { foreign: FOREIGN, marker: MARKER },
  )
  return { ...found, origin: new URL(page.url()).origin }
}
export const nothingOn = (server: TestServer) => ({
  ran: false,
  elements: [],
  origin: new URL(server.url).origin,
})

/** Checks all of a scroller, screen by screen, from its position to its end or its beginning. */
export async function lookThrough(
  page: Page,
  server: TestServer,
  { scroller = page.locator(':root'), to = 'end' }: { scroller?: Locator; to?: 'end' | 'beginning' } = {},
) {
  for (let screen = 0; screen < 60; screen += 1) {
    expect(await findWhatRan(page)).toEqual(nothingOn(server))
    const hasMoved = await scroller.evaluate(
      async (element, way) => {
        const before = element.scrollTop
        element.scrollTop += way * element.clientHeight * 0.9
        const hasMoved = element.scrollTop !== before
        // A list renders its rows after the scroll event.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return hasMoved
      },
      to === 'end' ? 1 : -1,
    )
    if (!hasMoved) return
  }
}
