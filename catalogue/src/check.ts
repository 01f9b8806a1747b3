import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { Design } from '@dream/contract/api/design'
import { CatalogueFile } from '@dream/contract/api/design'

import { idOf } from '#describe/describe.ts'
import { build } from '#plan/build.ts'
import { problemsOf } from '#plan/check/problems.ts'
import { signatureOf } from '#plan/distance.ts'
import { factsOf, totalAreaOf } from '#plan/facts.ts'
import type { Plan } from '#plan/level.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { nearestPair } from './choose.ts'
import type { Origin } from './library.ts'
import { LIBRARY } from './library.ts'

const MOST_MEGABYTES = 16
const LEAST_DISTANCE = 0.1
const LEAST_PLANS = 120
const LONGEST_CHIP = 15

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(LIBRARY, name), 'utf8'))
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The origins' file maps slugs to templates and seeds. */
function originIn(origins: unknown, slug: string): Origin | null {
  const found: unknown = Object.entries(origins ?? {}).find(([key]) => key === slug)?.[1]
  if (typeof found !== 'object' || found === null || !('template' in found) || !('seed' in found)) return null
  return { template: String(found.template), seed: String(found.seed) }
}

function textProblems({
  title,
  plan,
  interests,
  lookingFor,
  features,
  totalArea,
  id,
  slug,
}: Design): string[] {
  const long = [...interests, ...lookingFor].filter((words) => words.length > LONGEST_CHIP)
  return [
    ...(id === idOf(slug) ? [] : [`${title}: its id is not its slug's`]),
    ...(long.length > 0 ? [`${title}: chips too long: ${long.join(', ')}`] : []),
    ...(interests.length < 2 || interests.length > 5 ? [`${title}: ${interests.length} interests`] : []),
    ...(lookingFor.length < 2 || lookingFor.length > 4 ? [`${title}: looking for ${lookingFor.length}`] : []),
    ...(features.length < 3 ? [`${title}: hardly any features`] : []),
    ...(plan && totalArea === totalAreaOf(plan) ? [] : [`${title}: its area is not the sum of its parts`]),
  ]
}

function geometryProblems(design: Design, plan: Plan | null): string[] {
  if (!plan) return [`${design.title}: no template makes it any more`]
  const facts = same(factsOf(plan), design.plan) ? [] : [`${design.title}: its facts are not its geometry's`]
  return [...facts, ...problemsOf(plan).map((problem) => `${design.title}: ${problem}`)]
}

async function fileProblems(designs: readonly Design[]): Promise<{ problems: string[]; summary: string }> {
  const addresses = designs.flatMap(({ pictures, drawings }) =>
    [...pictures, ...drawings].flatMap(({ light, dark }) => [light, dark ?? light]),
  )
  const named = new Set(addresses.map((address) => address.replace(/#.*/, '').replace('/media/plans/', '')))
  const found = await readdir(join(LIBRARY, 'plans'), { recursive: true })
  const files = found.filter((path) => /\.\w+$/.test(path))
  const sizes = await Promise.all(files.map(async (path) => (await stat(join(LIBRARY, 'plans', path))).size))
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6
  return {
    problems: [
      ...[...named].filter((path) => !files.includes(path)).map((path) => `${path} is missing`),
      ...files.filter((path) => !named.has(path)).map((path) => `${path} belongs to no design`),
      ...(megabytes > MOST_MEGABYTES ? [`the library takes ${megabytes.toFixed(1)} MB`] : []),
    ],
    summary: `${files.length} files, ${megabytes.toFixed(1)} MB`,
  }
}

const { designs } = CatalogueFile.parse(await readJson('designs.json'))
const origins = await readJson('origins.json')
const plans = designs.map((design) => {
  const origin = originIn(origins, design.slug)
  const template = TEMPLATES.find((one) => one.id === origin?.template)
  return origin && template ? build(template, origin.seed) : null
})
const files = await fileProblems(designs)
const nearest = nearestPair(plans.flatMap((plan) => (plan ? [{ plan, signature: signatureOf(plan) }] : [])))
const problems = [
  ...designs.flatMap((design, index) => [
    ...textProblems(design),
    ...geometryProblems(design, plans[index] ?? null),
  ]),
  ...files.problems,
  ...(new Set(designs.map((design) => design.title)).size < designs.length
    ? ['two designs share a title']
    : []),
  ...(designs.length < LEAST_PLANS ? [`only ${designs.length} plans`] : []),
  ...(nearest < LEAST_DISTANCE ? [`two plans are only ${nearest.toFixed(3)} apart`] : []),
]

console.log(
  problems.length > 0
    ? problems.join('\n')
    : `${designs.length} plans, ${files.summary}, the nearest pair ${nearest.toFixed(3)} apart: all good.`,
)
process.exitCode = problems.length > 0 ? 1 : 0
