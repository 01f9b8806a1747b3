import { expect, test } from '#people/people.ts'
import { axeViolations, COLOUR_RULES } from '#browser/axe.ts'
import { NOTHING_ILLEGIBLE, findIllegibleText } from '#browser/legibility.ts'
import { layOutAllSections } from '#browser/whole-page.ts'

const PAGES = [
  '/',
  '/about-us',
  '/contact',
  '/app',
  '/unlock-preview',
  '/privacy',
  '/terms',
  '/no-such-room',
] as const

/** Axe rules by colour scheme: dark changes colours and nothing else. */
const RULES = { light: undefined, dark: COLOUR_RULES }

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedNoise: [/404 \(Not Found\).*no-such-room/] })

test(
  'axe finds no violation on the pages of the site, light and dark (product §2.1)',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path)
      await layOutAllSections(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await axeViolations(page, RULES[colorScheme]), `${path}, ${colorScheme}`).toEqual([])
      }
    }
  },
)

test('the pages of the site fit the smallest phone and text twice as large (product §2.1)', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    await layOutAllSections(page)
    expect.soft(await findIllegibleText(page), `${path} on 320 px`).toEqual(NOTHING_ILLEGIBLE)

    await page.setViewportSize({ width: 412, height: 915 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect.soft(await findIllegibleText(page), `${path} with 200 % text`).toEqual(NOTHING_ILLEGIBLE)
  }
})
