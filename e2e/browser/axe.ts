import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

type Axe = typeof import('axe-core')

/** axe's minified source: half of what a page has to parse. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Rules that depend on colours: the only ones that the other colour scheme can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Violations that axe finds on a page, by all rules or by some. A document loads axe once; there are no iframes to look into. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  }
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  return page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const { violations } = await axe.run(document, given)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
  }, options)
}
