import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { launchOptions } from '#browser/launch-options.ts'
import startServer from '#server.ts'
import { becomeBuyer, someone } from '#people/buyer.ts'
import { Api } from '#people/api.ts'
import { ExplorePage } from '#pages/explore-page.ts'

// Photographs the product for those who show it: pictures of shared links and of the app's install sheet, `npm run shares -w e2e`.
const PUBLIC = fileURLToPath(new URL('../../web/public/', import.meta.url))
/** The pages without their header, and how far down their picture begins. */
const SHARES = [
  { name: 'landing', path: '/', top: 72 },
  { name: 'about-us', path: '/about-us', top: 40 },
  { name: 'contact', path: '/contact', top: 0 },
  { name: 'app', path: '/app', top: 40 },
  { name: 'unlock-preview', path: '/unlock-preview', top: 24 },
]
const PICTURE = { type: 'jpeg', quality: 84 } as const
const SHARE = { width: 1200, height: 630 }

// One that runs already will do: E2E_URL with its E2E_OUTBOX.
const stop = process.env['E2E_URL'] ? () => Promise.resolve() : await startServer()
const baseURL = process.env['E2E_URL'] ?? ''
const browser = await chromium.launch(launchOptions.launchOptions)
await Promise.all(['share', 'screenshots'].map((folder) => mkdir(`${PUBLIC}${folder}`, { recursive: true })))

const visitor = await browser.newPage({
  baseURL,
  viewport: { width: SHARE.width, height: 812 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
})
for (const { name, path, top } of SHARES) {
  await visitor.goto(path, { waitUntil: 'load' })
  await visitor.evaluate(async () => {
    document.querySelector('header')?.remove()
    await document.fonts.ready
  })
  await visitor.screenshot({
    ...PICTURE,
    clip: { x: 0, y: top, ...SHARE },
    path: `${PUBLIC}share/${name}.jpg`,
  })
}

const context = await browser.newContext({
  baseURL,
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
  colorScheme: 'light',
})
const phone = await context.newPage()
await becomeBuyer(new Api(context.request), someone(), { floorPlanLikes: 16 })
await new ExplorePage(phone).open()
await shoot('explore-narrow')
for (const [name, heading] of Object.entries({ dreamlist: 'Dreamlist', land: 'Land' })) {
  await phone.goto(`/${name}`)
  await phone.getByRole('heading', { name: heading, exact: true }).first().waitFor()
  await shoot(`${name}-narrow`)
}
const { cookies } = await context.storageState()
const desk = await browser.newContext({
  baseURL,
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
})
await desk.addCookies(cookies)
const wide = await desk.newPage()
await new ExplorePage(wide).open()
await wide.screenshot({ ...PICTURE, path: `${PUBLIC}screenshots/explore-wide.jpg` })
await browser.close()
await stop()

async function shoot(name: string) {
  await phone.waitForLoadState('load')
  await phone.waitForTimeout(600)
  await phone.screenshot({ ...PICTURE, path: `${PUBLIC}screenshots/${name}.jpg` })
}
