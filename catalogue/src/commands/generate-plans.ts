import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { signatureOf } from '#plan/distance.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { withAdditions } from '#library/additions.ts'
import type { Archive } from '#library/archived.ts'
import { archivedPlans, archiveWith, readArchive } from '#library/archived.ts'
import { describeSpread } from '#selection/choose.ts'
import { differences, readDesigns, writeDesigns, writeLibrary } from '#library/library-files.ts'
import type { Library, NamedPlan } from '#library/library.ts'
import { LIBRARY, libraryOf } from '#library/library.ts'
import type { Published } from '#library/origins.ts'
import { CHOSEN, originsText, readChosen, readPublished } from '#library/origins.ts'
import { keyOf, select } from '#selection/selection.ts'

/**
 * Generates the library: keeps the plans of content/chosen.json, adds new ones up to `--count` from the first `--seeds` of every
 * template or of `--templates`, appends them to that file, and draws missing drawings. `--fresh 50` replaces the fifty plans that
 * are most like others. `--verify` redraws everything and changes nothing; `--list` only adds the entries of rooms and pictures to
 * the list of designs.
 */
const { values } = parseArgs({
  options: {
    verify: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    count: { type: 'string', default: '407' },
    fresh: { type: 'string', default: '0' },
    seeds: { type: 'string', default: '600' },
    templates: { type: 'string', default: TEMPLATES.map(({ id }) => id).join() },
  },
})

async function selectPlans(published: readonly Published[], archive: Archive): Promise<NamedPlan[]> {
  const count = values.verify ? published.length : Number(values.count)
  const templates = TEMPLATES.filter(({ id }) => values.templates.split(',').includes(id))
  const plans = await select(published, {
    count,
    fresh: values.verify ? 0 : Number(values.fresh),
    seeds: Number(values.seeds),
    templates,
    archived: archivedPlans(archive),
  })
  const chosen = new Set(plans.map(({ plan }) => keyOf(plan)))
  const gone = published.filter((one) => !chosen.has(keyOf(one))).map((one) => one.title)
  console.log(
    `${plans.length} plans, ${describeSpread(plans.map(({ plan }) => ({ signature: signatureOf(plan) })))}.`,
  )
  if (gone.length > 0) console.log(`Archived: ${gone.join(', ')}`)
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
  const [chosen, published] = [await readChosen(), await readPublished(LIBRARY)]
  const known = await readArchive(LIBRARY)
  const plans = await selectPlans(chosen, known)
  const designs = await readDesigns(LIBRARY).catch(() => [])
  const titles = plans.map(({ title }) => title)
  const drawn = libraryOf(plans, archiveWith(known, published, { designs, titles }))
  const library = { ...drawn, designs: await withAdditions(drawn.designs) }
  if (values.verify) await verify(library)
  else {
    await writeFile(CHOSEN, originsText(library.origins))
    await writeLibrary(library, LIBRARY, (done) => {
      if (done % 50 === 0) console.log(`${done} files written`)
    })
  }
}
