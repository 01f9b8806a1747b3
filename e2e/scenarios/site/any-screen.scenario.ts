import { expect, test } from '#people/people.ts'
import { axeViolations } from '#browser/axe.ts'
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

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedNoise: [/404 \(Not Found\).*no-such-room/] })

for (const path of PAGES) {
  test(`${path} holds on the smallest phone and with text twice as large (product §2.1)`, async ({
    visitor: { page },
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    await layOutAllSections(page)
    expect(await findIllegibleText(page), 'on 320 px').toEqual(NOTHING_ILLEGIBLE)
    expect(await axeViolations(page)).toEqual([])

    await page.setViewportSize({ width: 412, height: 915 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

    expect(await findIllegibleText(page), 'with 200 % text').toEqual(NOTHING_ILLEGIBLE)
    expect(await axeViolations(page)).toEqual([])
  })
}
