import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { wholeBrowser } from '#browser/launch-options.ts'
import startServer from '#server.ts'
import { becomeBuyer, someone } from '#people/buyer.ts'
import { closePools } from '#people/database.ts'
import { ExplorePage } from '#pages/explore-page.ts'

// Takes screenshots of the product for sharing: images of shared links and of the app's install sheet, `npm run shares -w e2e`.
const PUBLIC = fileURLToPath(new URL('../../web/public/', import.meta.url))
/** Pages, captured without their header, and the offset at which the image begins. */
const SHARES = [
  { name: 'landing', path: '/', top: 24 },
  { name: 'about-us', path: '/about-us', top: 40 },
  { name: 'contact', path: '/contact', top: 0 },
  { name: 'app', path: '/app', top: 40 },
  { name: 'unlock-preview', path: '/unlock-preview', top: 24 },
]
const PICTURE = { type: 'jpeg', quality: 84 } as const
const SHARE = { width: 1200, height: 630 }
const FACTS = new URL('../../web/tools/public-site/share-facts.json', import.meta.url)
/** Screens on the landing page. */
const SCREEN = { width: 480, height: 1066, quality: 0.8 }

/** `badge`: the number of designs; `pictures`: the visible ones of the catalogue. */
type Facts = { badge: string | null; pictures: string[] }

// Uses a running server when E2E_URL is set, with its E2E_OUTBOX.
const stop = process.env['E2E_URL'] ? () => Promise.resolve() : await startServer()
const baseURL = process.env['E2E_URL'] ?? ''
const browser = await chromium.launch(wholeBrowser)
await Promise.all(
  ['share', 'screenshots', 'screens'].map((folder) => mkdir(`${PUBLIC}${folder}`, { recursive: true })),
)

const visitor = await browser.newPage({
  baseURL,
  viewport: { width: SHARE.width, height: 812 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
})
/** Content of the images, which share-facts.test.ts compares to detect outdated ones. */
const facts: Record<string, Facts> = {}
for (const { name, path, top } of SHARES) {
  await visitor.goto(path, { waitUntil: 'load' })
  await visitor.evaluate(async () => {
    document.querySelector('header')?.remove()
    // Pretend to be a phone: the QR code on a desktop would lead to this server.
    document.documentElement.dataset['device'] = 'phone'
    await document.fonts.ready
    // Load lazy images at once: they would be empty tiles.
    const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
  })
  facts[path] = await visitor.evaluate(factsOf)
  await visitor.screenshot({
    ...PICTURE,
    clip: { x: 0, y: top, ...SHARE },
    path: `${PUBLIC}share/${name}.jpg`,
  })
}

await writeFile(FACTS, `${JSON.stringify(facts, null, 2)}\n`)

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
await becomeBuyer(context, someone(), { stage: { floorPlanLikes: 16 } })
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
await closePools()
await stop()

async function shoot(name: string) {
  await phone.waitForLoadState('load')
  await phone.waitForTimeout(600)
  await phone.screenshot({ ...PICTURE, path: `${PUBLIC}screenshots/${name}.jpg` })
  const png = await phone.screenshot({ type: 'png' })
  await writeFile(`${PUBLIC}screens/${name.replace('-narrow', '')}.webp`, await asWebp(png))
}

/** Scales and encodes the image in the browser. */
async function asWebp(png: Buffer): Promise<Buffer> {
  const sheet = await browser.newPage()
  const url = await sheet.evaluate(
    async ({ source, width, height, quality }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
      return canvas.toDataURL('image/webp', quality)
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, ...SCREEN },
  )
  await sheet.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** Runs in the page. */
function factsOf(): Facts {
  const badge = [...document.querySelectorAll('li')].find((each) => each.textContent.endsWith(' Designs'))
  const shown = [...document.images].filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
  )
  const paths = shown.map((image) => new URL(image.currentSrc || image.src).pathname)
  const pictures = paths.filter((path) => path.startsWith('/media/'))
  return { badge: badge?.textContent ?? null, pictures: [...new Set(pictures)] }
}
