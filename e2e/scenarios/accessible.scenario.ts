import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../people/people.ts'
import { SCREENS } from '../shots/screens.ts'

async function complaintsOfAxe(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const { name, stage, show } of SCREENS) {
      test(`axe finds nothing on ${name} (spec §2)`, { tag: '@desktop' }, async ({ visitor, aBuyer }) => {
        if (stage) await aBuyer(stage)
        await show(visitor.page)

        expect(await complaintsOfAxe(visitor.page)).toEqual([])
      })
    }
  })
}
