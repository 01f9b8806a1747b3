import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Check } from '#checks/check.ts'
import { PEOPLE } from './people.ts'
import { drawPortrait } from './portrait.ts'

/** Check of the portraits: one for every person, drawn as the code draws it now, and no others. */
export const portraits: Check = async (library) => {
  const folder = join(library, 'portraits')
  const files = await readdir(folder).catch(() => [])
  const named = new Set(PEOPLE.map(({ slug }) => `${slug}.svg`))
  const wrong = await Promise.all(
    PEOPLE.map(async (person) => {
      const stored = await readFile(join(folder, `${person.slug}.svg`), 'utf8').catch(() => null)
      if (stored === null) return [`portraits/${person.slug}.svg is missing`]
      return stored === drawPortrait(person) ? [] : [`portraits/${person.slug}.svg is not what is drawn`]
    }),
  )
  return {
    problems: [
      ...wrong.flat(),
      ...files.filter((file) => !named.has(file)).map((file) => `portraits/${file} shows nobody`),
    ],
    summary: `${PEOPLE.length} portraits`,
  }
}
