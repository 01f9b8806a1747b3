import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Check } from '#checks/check.ts'
import { libraryFindings } from '#checks/library-findings.ts'
import { readArchive } from '#library/archived.ts'
import { readDesigns } from '#library/library-files.ts'
import { FOLDER, LIST, readRenders, viewsOf, withModel } from './manifest.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Check: every plan shows the doll-house of its seed from both sides, and no picture is left over. */
export const dollhouses: Check = async (folder) => {
  const [designs, plans, renders] = await Promise.all([
    readDesigns(folder),
    libraryFindings(folder),
    readRenders(folder),
  ])
  const files = (await readdir(join(folder, FOLDER)).catch(() => [])).filter((name) => name !== LIST)
  const archived = Object.values(await readArchive(folder)).flatMap((plan) => plan.files)
  const used = new Set<string>()
  const wrong = designs.flatMap((design) => {
    const plan = plans.get(design.slug)
    if (!plan) return []
    const rendered = plan.dollhouses.flatMap((hash) => renders[hash] ?? [])
    if (rendered.length < plan.dollhouses.length) return [`${design.title}: its doll-house is not rendered`]
    for (const { file } of rendered) used.add(file)
    const views = viewsOf(plan.dollhouses, renders)
    return [
      ...(same(design.views, withModel(design, views).views)
        ? []
        : [`${design.title}: shows another doll-house`]),
      ...rendered
        .filter(({ file }) => !files.includes(file))
        .map(({ file }) => `${FOLDER}/${file} is missing`),
    ]
  })
  const left = files
    .filter((file) => !used.has(file) && !archived.includes(`${FOLDER}/${file}`))
    .map((file) => `${FOLDER}/${file} belongs to no design`)
  return { problems: [...wrong, ...left], summary: `${used.size} pictures of doll-houses` }
}
