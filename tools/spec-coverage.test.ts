import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Sections of the specification that are in the product already and that people can see. */
const COVERED = ['2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '3', '4', '5', '7', '8', '9']

async function scenarioTitles(): Promise<string[]> {
  const files = await Array.fromAsync(glob('e2e/scenarios/*.scenario.ts'))
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return sources.flatMap((source) =>
    [...source.matchAll(/\btest\(\s*(['"`])(.+?)\1,/g)].map((match) => match[2] ?? ''),
  )
}

test('every scenario cites its section of the specification', async () => {
  const titles = await scenarioTitles()

  expect(titles.filter((title) => !/\(spec §[\d.]+(, §[\d.]+)*\)$/.test(title))).toEqual([])
})

test('every section that people can see has a scenario', async () => {
  const titles = await scenarioTitles()

  const cited = new Set(titles.flatMap((title) => [...title.matchAll(/§([\d.]+)/g)].map((match) => match[1])))

  expect(COVERED.filter((section) => !cited.has(section))).toEqual([])
})
