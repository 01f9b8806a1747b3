import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#people/people.ts'
import { SCREENS } from '#shots/screens.ts'

/** Screens that are laid out differently on a desktop. */
const ALSO_WIDE = ['login', 'explore', 'details', 'dreamlist', 'video', 'profile']

async function complaintsOfAxe(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

/** Pictures and colours of the other scheme may come by a transition. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedNoise: [/404 \(Not Found\).*no-such-room/] })

for (const { name, stage, show } of SCREENS) {
  const tag = ALSO_WIDE.includes(name) ? ['@desktop'] : []
  test(`axe finds nothing on ${name}, light and dark (spec §2)`, { tag }, async ({ visitor, aBuyer }) => {
    const { page } = visitor
    if (stage) await aBuyer(stage)
    await show(page)

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await settled(page)

      expect(await complaintsOfAxe(page), colorScheme).toEqual([])
    }
  })
}
