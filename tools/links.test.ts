import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const isOurs = (path: string) =>
  !/(^|\/)(node_modules|dist|data|test-results|playwright-report)(\/|$)/.test(path)

/** Anchors of a page: its explicit ones, and those that GitHub makes of headings. */
function anchorsOf(page: string): Set<string> {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
  const set = [...page.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)
  return new Set([...headings, ...set])
}

test('every link between pages and files resolves', async () => {
  const pages = (await Array.fromAsync(glob('**/*.md', { exclude: (path) => !isOurs(path) }))).filter(isOurs)
  const dead: string[] = []
  let count = 0
  for (const page of pages) {
    const text = (await readFile(page, 'utf8')).replaceAll(/```[\s\S]*?```/g, '')
    for (const [, target = ''] of text.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)) {
      count += 1
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? page : join(dirname(page), path)
      if (!existsSync(file)) dead.push(`${page}: ${target}`)
      else if (anchor && file.endsWith('.md') && !anchorsOf(await readFile(file, 'utf8')).has(anchor))
        dead.push(`${page}: ${target}`)
    }
  }

  expect(count).toBeGreaterThan(200)
  expect(dead).toEqual([])
})
