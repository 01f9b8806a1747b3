import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { designCountText } from '@dream/contract/rules/designs/design-count'
import { chooseSamples } from './samples.ts'

type Facts = Record<string, { badge: string | null; pictures: string[] }>

const FACTS = new URL('share-facts.json', import.meta.url)
const LIBRARY = new URL('../../../catalogue/library/', import.meta.url)
const AGAIN = 'npm run shares -w e2e renders them again'
const read = async () => JSON.parse(await readFile(FACTS, 'utf8')) as Facts

test('the picture of a shared link has the same number of designs as the page', async () => {
  const [facts, { designCount }] = [await read(), await chooseSamples()]

  expect(facts['/']?.badge, AGAIN).toBe(designCountText(designCount))
})

test('pictures of shared links show the same plans and rooms as the pages, none missing or changed since', async () => {
  const [facts, { plans, facades }] = [await read(), await chooseSamples()]
  const all = Object.values(facts).flatMap(({ pictures }) => pictures)

  expect(facts['/']?.pictures, AGAIN).toContain(plans[0].imageUrl)
  expect(facts['/about-us']?.pictures, AGAIN).toContain(plans[0].imageUrl)
  expect(facts['/about-us']?.pictures.join(' '), AGAIN).toContain(`/rooms/${facades[0].slug}/`)
  expect(
    all.filter((path) => !existsSync(new URL(path.replace('/media/', ''), LIBRARY))),
    AGAIN,
  ).toEqual([])
})
