import { expect, type Locator, type Page } from '@playwright/test'
import { MARKER } from '@dream/server/testing/hostile/hostile-strings'
import type { TestServer } from '#server.ts'

/** Elements and attributes that the product never makes, whatever the policy of the page would then forbid. */
const FOREIGN = [
  '[onerror], [onload], [onclick], [onfocus], [ontoggle], [onstart], [onbegin]',
  'iframe, object, embed, marquee, base, body script:not([src])',
  // A web or email address in a message is a link, and that is meant.
  'a[href*="script:" i], a[href^="data:" i], form[action*="script:" i]',
].join(', ')

/** What of a hostile text came to life on a page. */
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

/** Looks at all of what scrolls, screen by screen, from where it stands to its end or its beginning. */
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
        // A list draws its rows once it has heard of the scroll.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return hasMoved
      },
      to === 'end' ? 1 : -1,
    )
    if (!hasMoved) return
  }
}
