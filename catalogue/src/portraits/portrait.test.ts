import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { portraits } from './check-portraits.ts'
import { LINE, SKIN } from './faces.ts'
import { TONES } from './palettes.ts'
import { PEOPLE } from './people.ts'
import { drawPortrait } from './portrait.ts'

/** Relative luminance of a colour. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

it('draws the same portrait of a person each time, and no two people alike', () => {
  const drawn = PEOPLE.map(drawPortrait)

  expect(PEOPLE.map(drawPortrait)).toEqual(drawn)
  expect(new Set(drawn).size).toBe(PEOPLE.length)
  expect(new Set(PEOPLE.map(({ tones }) => tones)).size).toBe(PEOPLE.length)
})

it.each(Object.entries(SKIN))('eyes and mouth stand out on %s skin', (_, skin) => {
  expect(contrast(LINE, skin)).toBeGreaterThanOrEqual(3)
})

it('no two people have the same face, and each has another background colour', () => {
  expect(new Set(PEOPLE.map(({ face }) => JSON.stringify(face))).size).toBe(PEOPLE.length)
  expect(new Set(PEOPLE.map(({ tones }) => TONES[tones].ground)).size).toBe(PEOPLE.length)
})

it('contains no image besides its own shapes', () => {
  for (const person of PEOPLE) expect(drawPortrait(person)).not.toMatch(/<image|href|<text|url\(/)
})

it('reports a missing portrait, a changed one and one of an unknown person', async () => {
  const library = await mkdtemp(join(tmpdir(), 'portraits-'))
  await mkdir(join(library, 'portraits'))
  await Promise.all(
    PEOPLE.slice(1).map((person) =>
      writeFile(join(library, 'portraits', `${person.slug}.svg`), drawPortrait(person)),
    ),
  )
  await writeFile(join(library, 'portraits', 'ruby-anderson.svg'), '<svg/>')
  await writeFile(join(library, 'portraits', 'nobody.svg'), '<svg/>')

  const { problems } = await portraits(library)
  await rm(library, { recursive: true })

  expect(problems).toEqual([
    'portraits/broker.svg is missing',
    'portraits/ruby-anderson.svg is not what is drawn',
    'portraits/nobody.svg shows nobody',
  ])
})
