import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const page = await readFile('docs/security.md', 'utf8')

test('the inventory lists each purpose of a key', async () => {
  const files = await Array.fromAsync(glob('server/src/**/*.ts'))
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const purposes = new Set(
    sources.flatMap((source) => [...source.matchAll(/\bkeyFor\('(\w+)'\)/g)].map((match) => match[1] ?? '')),
  )

  expect(purposes.size).toBeGreaterThan(5)
  expect([...purposes].filter((purpose) => !page.includes(`| \`${purpose}\``))).toEqual([])
})

test('the totals above the table match the table', () => {
  const verdicts = [...page.matchAll(/^\| \d+\.\d+\.\d+ +\| (yes|partly|no|outside) +\|/gm)].map(
    (match) => match[1],
  )
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length

  expect(page).toContain(
    `all ${verdicts.length}: ${count('yes')} held, ${count('partly')} partly, ${count('no')} not, ${count('outside')} outside`,
  )
})
