import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { TEMPLATES } from '#plan/templates/index.ts'

import { candidatesOf, farthestFirst, interleaved, nearestPair } from './choose.ts'
import type { Library } from './library.ts'
import { LIBRARY, libraryOf, manifestText, originsText, writeLibrary } from './library.ts'

const { values } = parseArgs({
  options: {
    verify: { type: 'boolean', default: false },
    count: { type: 'string', default: '136' },
    seeds: { type: 'string', default: '160' },
  },
})

/** The plans of the library in the order they are dealt: each as unlike the ones before it as can be. */
function chosen() {
  const candidates = TEMPLATES.flatMap((template) => candidatesOf(template, Number(values.seeds)))
  const count = Number(values.count)
  const picked = farthestFirst(candidates, {
    count,
    perTemplate: Math.ceil((count / TEMPLATES.length) * 1.2),
  })
  console.log(
    `${picked.length} plans of ${candidates.length} good ones; the nearest pair is ${nearestPair(picked).toFixed(3)} apart.`,
  )
  return interleaved(picked).map((candidate) => candidate.plan)
}

async function differences(library: Library): Promise<string[]> {
  const same = async (path: string, data: Buffer) =>
    (await readFile(join(LIBRARY, path)).catch(() => null))?.equals(data) ?? false
  const lists = [
    { path: 'designs.json', data: Buffer.from(manifestText(library.file)) },
    { path: 'origins.json', data: Buffer.from(originsText(library)) },
  ]
  const all = [...lists, ...library.files.map((one) => ({ ...one, path: join('plans', one.path) }))]
  const checked = await Promise.all(
    all.map(async ({ path, data }) => ((await same(path, data)) ? [] : [path])),
  )
  return checked.flat()
}

const library = await libraryOf(chosen(), (done) => {
  if (done % 20 === 0) console.log(`${done} plans drawn`)
})
if (values.verify) {
  const wrong = await differences(library)
  console.log(
    wrong.length === 0
      ? 'The library is what the generator makes.'
      : `Different from what the generator makes:\n${wrong.join('\n')}`,
  )
  process.exitCode = wrong.length === 0 ? 0 : 1
} else {
  await writeLibrary(library, LIBRARY)
  const bytes = library.files.reduce((sum, file) => sum + file.data.length, 0)
  console.log(`${library.files.length} files, ${(bytes / 1e6).toFixed(1)} MB`)
}
