import { parseArgs } from 'node:util'

import { signatureOf } from '#plan/distance.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { withAdditions } from '#library/additions.ts'
import { nearestPair } from '#selection/choose.ts'
import { differences, readDesigns, writeDesigns, writeLibrary } from '#library/library-files.ts'
import type { Library, NamedPlan } from '#library/library.ts'
import { LIBRARY, libraryOf } from '#library/library.ts'
import { readPublished } from '#library/origins.ts'
import { keyOf, select } from '#selection/selection.ts'

/**
 * Makes the library: keeps the published plans, adds new ones up to `--count` from the first `--seeds` of every template or of `--templates`, and
 * draws what is not drawn yet. `--verify` draws everything again and changes nothing; `--list` only adds the rooms' and
 * pictures' entries to the list of designs.
 */
const { values } = parseArgs({
  options: {
    verify: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    count: { type: 'string', default: '402' },
    seeds: { type: 'string', default: '400' },
    templates: { type: 'string', default: TEMPLATES.map(({ id }) => id).join() },
  },
})

async function selectPlans(): Promise<NamedPlan[]> {
  const published = await readPublished(LIBRARY)
  const count = values.verify ? published.length : Number(values.count)
  const templates = TEMPLATES.filter(({ id }) => values.templates.split(',').includes(id))
  const plans = await select(published, { count, seeds: Number(values.seeds), templates })
  const chosen = new Set(plans.map(({ plan }) => keyOf(plan)))
  const gone = published.filter((one) => !chosen.has(keyOf(one))).map((one) => one.title)
  const nearest = nearestPair(plans.map(({ plan }) => ({ signature: signatureOf(plan) })))
  console.log(`${plans.length} plans; the nearest pair is ${nearest.toFixed(3)} apart.`)
  if (gone.length > 0) console.log(`No longer good enough: ${gone.join(', ')}`)
  return plans
}

async function verify(library: Library) {
  const wrong = await differences(library, LIBRARY)
  console.log(
    wrong.length === 0
      ? 'The library is what the generator makes.'
      : `Different from what the generator makes:\n${wrong.join('\n')}`,
  )
  process.exitCode = wrong.length === 0 ? 0 : 1
}

if (values.list) {
  await writeDesigns(await withAdditions(await readDesigns(LIBRARY)), LIBRARY)
} else {
  const drawn = libraryOf(await selectPlans())
  const library = { ...drawn, designs: await withAdditions(drawn.designs) }
  if (values.verify) await verify(library)
  else
    await writeLibrary(library, LIBRARY, (done) => {
      if (done % 50 === 0) console.log(`${done} files written`)
    })
}
