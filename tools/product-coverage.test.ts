import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Sections without a scenario: a heading of other sections, and one that is not implemented yet. */
const NOT_SHOWN = ['2', '10']
/** Citations in scenario titles: `product §2.4`, `product §4, §9`. */
const CITATION = /product (§\d+(?:\.\d+)?(?:, §\d+(?:\.\d+)?)*)/g

const sectionsIn = (citation: string) => [...citation.matchAll(/§([\d.]*\d)/g)].map((match) => match[1] ?? '')

async function sectionsOfProduct(): Promise<string[]> {
  const text = await readFile('docs/product.md', 'utf8')
  return [...text.matchAll(/^##+ (\d+(?:\.\d+)?)/gm)].map((match) => match[1] ?? '')
}

async function scenarioTitles(): Promise<string[]> {
  const files = await Array.fromAsync(glob('e2e/scenarios/**/*.scenario.ts'))
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return sources.flatMap((source) =>
    [...source.matchAll(/\btest\(\s*(['"`])(.+?)\1,/g)].map((match) => match[2] ?? ''),
  )
}

test('every scenario cites its section of docs/product.md', async () => {
  const titles = await scenarioTitles()

  expect(titles.filter((title) => !/\(product §[\d.]+(, §[\d.]+)*\)$/.test(title))).toEqual([])
})

test('every section with visible behaviour has a scenario', async () => {
  const titles = await scenarioTitles()

  const shown = new Set(titles.flatMap(sectionsIn))

  const sections = await sectionsOfProduct()
  expect(sections.filter((section) => !shown.has(section) && !NOT_SHOWN.includes(section))).toEqual([])
})

test('every section cited by a comment or a test exists', async () => {
  const sections = new Set(await sectionsOfProduct())
  const files = await sourceFiles()

  const sources = await Promise.all(
    files.map(async (file) => ({ file, source: await readFile(file, 'utf8') })),
  )
  const cited = sources.flatMap(({ file, source }) =>
    [...source.matchAll(CITATION)].flatMap((match) =>
      sectionsIn(match[0]).map((section) => ({ file, section })),
    ),
  )

  expect(cited.length).toBeGreaterThan(200)
  expect(cited.filter(({ section }) => !sections.has(section))).toEqual([])
})
