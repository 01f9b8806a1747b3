import { join } from 'node:path'
import { test } from '#people/people.ts'
import { SCREENS } from './screens.ts'

/** Whether the pictures on the screen have loaded; lazy ones off the screen may wait. */
function arePicturesThere() {
  const isInView = (picture: HTMLImageElement) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  return [...document.images]
    .filter(isInView)
    .every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
}

/** Decodes only loaded pictures: decoding a lazy one off the screen never ends. */
const decodePictures = () =>
  Promise.allSettled(
    [...document.images].filter(({ complete }) => complete).map((picture) => picture.decode()),
  )

const folder = process.env['SHOTS'] ?? 'test-results/shots/pictures'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({
      colorScheme,
      expectedNoise: [/404 \(Not Found\)|ERR_FAILED.*\/assets\/land-|ScreenMissingError/],
    })

    for (const { name, stage, show } of SCREENS) {
      test(`${name} in ${colorScheme}`, async ({ visitor, aBuyer }, { project }) => {
        if (stage) await aBuyer(stage)
        await show(visitor.page)
        await visitor.page.evaluate(() => document.fonts.ready)
        await visitor.page.waitForFunction(arePicturesThere)
        await visitor.page.evaluate(decodePictures)
        await visitor.page.screenshot({ path: join(folder, `${name}-${project.name}-${colorScheme}.png`) })
      })
    }
  })
}
