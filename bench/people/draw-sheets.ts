import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { BROWSER_FLAGS } from '../rig/browser-flags.ts'
import type { Swiper } from './six-people.ts'
import type { Swiped } from './walk-deck.ts'

const LIBRARY = fileURLToPath(new URL('../../catalogue/library/', import.meta.url))
const STYLE = `
  body { margin: 24px; font: 13px/1.3 sans-serif; background: #fff; color: #0b2526 }
  ol { display: grid; grid-template-columns: repeat(10, 1fr); gap: 12px; list-style: none; padding: 0 }
  li { border: 2px solid #dde6dc; border-radius: 10px; padding: 6px }
  li.liked { border-color: #197a48; background: #eff7ee }
  img { display: block; width: 100%; height: 200px; object-fit: contain }
  b, small { display: block; overflow-wrap: anywhere }`

/** Writes each person's cards as one picture into a folder, for review: likes are green. */
export async function drawSheets(
  folder: string,
  walks: readonly { person: Swiper; swiped: readonly Swiped[] }[],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...BROWSER_FLAGS, '--allow-file-access-from-files'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1800, height: 900 } })
    // Load by file URL: only a page of a file may show pictures of files.
    await page.goto(`file://${LIBRARY}`)
    for (const [at, { person, swiped }] of walks.entries()) {
      await page.setContent(sheetOf(person, swiped), { waitUntil: 'load' })
      await page.screenshot({ path: join(folder, `person-${at + 1}.png`), fullPage: true })
    }
  } finally {
    await browser.close()
  }
}

const sheetOf = ({ name }: Swiper, swiped: readonly Swiped[]) =>
  `<style>${STYLE}</style><h1>${escaped(name)}</h1><ol>${swiped.map(cardOf).join('')}</ol>`

function cardOf({ design, isLiked, reason }: Swiped, at: number): string {
  const { title, category, bedrooms, bathrooms, garages, frontage, totalArea, plan, pictures } = design
  const picture = (pictures[0]?.light ?? '').replace('/media/', LIBRARY)
  const facts = plan
    ? `${bedrooms}/${bathrooms}/${garages}, ${plan.storeys} st., ${frontage} m, ${totalArea} m²`
    : category
  const lines = [facts, design.why, reason && `Passed: ${reason}`, design.notice].filter((line) => !!line)
  return `<li class="${isLiked ? 'liked' : 'passed'}"><img src="file://${picture}"><b>${at + 1} ${escaped(title)}</b>${lines
    .map((line) => `<small>${escaped(String(line))}</small>`)
    .join('')}</li>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
