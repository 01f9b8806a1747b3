import { join } from 'node:path'
import { test } from '#people/people.ts'
import { SCREENS } from './screens.ts'

const folder = process.env['SHOTS'] ?? 'test-results/shots/pictures'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, expectedNoise: [/404 \(Not Found\)/] })

    for (const { name, stage, show } of SCREENS) {
      test(`${name} in ${colorScheme}`, async ({ visitor, aBuyer }, { project }) => {
        if (stage) await aBuyer(stage)
        await show(visitor.page)
        await visitor.page.evaluate(() => document.fonts.ready)
        await visitor.page.waitForLoadState('load')
        await visitor.page.screenshot({ path: join(folder, `${name}-${project.name}-${colorScheme}.png`) })
      })
    }
  })
}
