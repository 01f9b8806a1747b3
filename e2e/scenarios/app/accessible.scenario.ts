import type { Page } from '@playwright/test'
import { expect, test } from '#people/people.ts'
import { axeViolations, COLOUR_RULES } from '#browser/axe.ts'
import {
  findForeignFonts,
  findIllegibleText,
  findSmallFields,
  NOTHING_ILLEGIBLE,
  remOf,
} from '#browser/legibility.ts'
import { ADMIN_SCREENS } from '#shots/admin-screens.ts'
import { SCREENS } from '#shots/screens.ts'

/** Screens that are laid out differently on a desktop. */
const ALSO_WIDE = [
  'login',
  'explore',
  'details',
  'dreamlist',
  'video',
  'profile',
  'chat',
  'desk',
  'desk-conversation',
  ...ADMIN_SCREENS.map(({ name }) => name),
]

const SMALLEST = { width: 320, height: 568 }
const PHONE = { width: 412, height: 915 }

/** The other scheme changes colours and nothing else. */
const RULES = { light: undefined, dark: COLOUR_RULES }

/** Pictures and colours of the other scheme may come by a transition. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedNoise: [/404 \(Not Found\).*no-such-room|ERR_FAILED.*\/assets\/land-|ScreenMissingError/],
})

for (const { name, stage, show } of SCREENS) {
  const tag = ALSO_WIDE.includes(name) ? ['@desktop'] : []
  test(
    `everybody can read ${name}: light, dark, on the smallest phone, with text twice as large (product §2)`,
    {
      tag,
    },
    async ({ visitor, aBuyer }, { project }) => {
      const { page } = visitor
      if (stage) await aBuyer(stage)
      if (project.name === 'phone') await page.setViewportSize(SMALLEST)
      await show(page)
      expect(await remOf(page)).toBe(16)
      expect(await findSmallFields(page), 'iOS would zoom into them').toEqual([])
      expect(await findForeignFonts(page), 'in another font').toEqual([])
      if (project.name === 'phone') {
        await settled(page)
        expect(await findIllegibleText(page), 'on 320 px').toEqual(NOTHING_ILLEGIBLE)
        await page.setViewportSize(PHONE)
      }

      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await settled(page)

        expect(await axeViolations(page, RULES[colorScheme]), colorScheme).toEqual([])
      }
      if (project.name === 'desktop') return

      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await settled(page)
      expect(await findIllegibleText(page), 'with 200 % text').toEqual(NOTHING_ILLEGIBLE)
    },
  )
}
