import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { LIBRARY } from '#library/library.ts'
import { PEOPLE } from '#portraits/people.ts'
import { drawPortrait } from '#portraits/portrait.ts'

/** Draws the portraits of all people: `npm run portraits -w catalogue`. */
const folder = join(LIBRARY, 'portraits')
await mkdir(folder, { recursive: true })
for (const person of PEOPLE) await writeFile(join(folder, `${person.slug}.svg`), drawPortrait(person))
