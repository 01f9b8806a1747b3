import { expect, test } from '#people/people.ts'
import { complaintsOfAxe, NOTHING_LOST, whatIsLost } from '#people/readable.ts'
import { layOutAll } from '#people/whole-page.ts'

const PAGES = ['/', '/about-us', '/contact', '/app', '/unlock-preview', '/no-such-room'] as const

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedNoise: [/404 \(Not Found\).*no-such-room/] })

for (const path of PAGES) {
  test(`${path} holds on the smallest phone and with letters twice as large (spec §2.1)`, async ({
    visitor: { page },
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    await layOutAll(page)
    expect(await whatIsLost(page), 'on 320 px').toEqual(NOTHING_LOST)
    expect(await complaintsOfAxe(page)).toEqual([])

    await page.setViewportSize({ width: 412, height: 915 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

    expect(await whatIsLost(page), 'with 200 % letters').toEqual(NOTHING_LOST)
    expect(await complaintsOfAxe(page)).toEqual([])
  })
}
