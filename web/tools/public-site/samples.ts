import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { CatalogueFile, type DrawnDesign } from '@dream/contract/api/designs/design'
import { z } from 'zod'
import { facadeOf, readFronts } from './same-house.ts'

const LIBRARY = new URL('../../../catalogue/library/', import.meta.url)
const BROKERS = new URL('../../../server/src/features/demo/demo-brokers.json', import.meta.url)
/** Preferred plans for the pages, the best first. The catalogue may lose any of them: others then replace it. */
const LIKED_PLANS = ['fernlight-rise', 'orchard-gate', 'lomandra-reach', 'pigface-landing']
const LIKED_ROOMS = ['kitchen-japandi-1', 'bathroom-japandi-1', 'living-coastal-1']

/** Chooses the designs that the public pages show, from the catalogue's file. */
export async function chooseSamples() {
  const designs = await readDesigns()
  const shown = designs.filter(hasItsPictures)
  const plans = differentPlans(shown.filter(isTallPlan))
  const streets = await streetSides(plans, shown)
  const [first, second] = streets
  const third = plans.find((plan) => plan !== first?.plan && plan !== second?.plan)
  if (!first || !second || !third) throw new Error('The library has no three plans for the public pages.')
  return {
    plans: [first.plan, second.plan, third] as const,
    facades: [first.facade, second.facade] as const,
    kitchen: room(shown, 'Kitchen'),
    bathroom: room(shown, 'Bathroom'),
    living: room(shown, 'Living'),
    designCount: designs.length,
    broker: await demoBroker(),
  }
}

async function readDesigns(): Promise<DrawnDesign[]> {
  const file = await readFile(new URL('designs.json', LIBRARY), 'utf8')
  return CatalogueFile.parse(JSON.parse(file)).designs
}

/** Ids of plans with a render of their front, and of that render, for the server's pages of shared plans. */
export async function streetSidesOfPlans(): Promise<Record<string, string>> {
  const designs = (await readDesigns()).filter(hasItsPictures)
  const sides = await streetSides(
    designs.filter(({ plan }) => plan !== null),
    designs,
  )
  return Object.fromEntries(sides.map(({ plan, facade }) => [plan.id, facade.id]))
}

/** Plans with a render of their own front, each with it. */
async function streetSides(plans: readonly DrawnDesign[], designs: readonly DrawnDesign[]) {
  const fronts = await readFronts()
  const facades = designs.filter(({ category }) => category === 'Facade')
  return plans.flatMap((plan) => {
    const facade = facadeOf(plan, facades, fronts)
    return facade ? [{ plan, facade }] : []
  })
}

const DemoBroker = z.object({
  name: z.string(),
  checks: z.array(z.object({ what: z.string(), checkedOn: z.iso.date() })),
  profile: z.object({ company: z.string(), howPaid: z.string() }),
})

/** First broker of the demo: no real person is advertised, and none is invented for this page. */
async function demoBroker() {
  const [first] = z.array(DemoBroker).parse(JSON.parse(await readFile(BROKERS, 'utf8')))
  if (!first) throw new Error('The demo has no broker for the public pages.')
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
  const checks = first.checks.map(({ what, checkedOn }) => ({ what, on: day.format(new Date(checkedOn)) }))
  return { name: first.name, ...first.profile, checks }
}

/** Whether all pictures exist: otherwise only visitors would notice. */
function hasItsPictures({ pictures, views }: DrawnDesign): boolean {
  const addresses = [...pictures, ...views].flatMap(({ light, sources = [] }) => [
    light,
    ...sources.flatMap(({ srcset }) => srcset.split(', ').map((each) => each.split(' ', 1)[0] ?? '')),
  ])
  const isThere = (path: string) => existsSync(new URL(path, LIBRARY))
  // Drawings are stored compressed.
  return addresses
    .map((url) => url.replace('/media/', ''))
    .every((path) => isThere(path) || isThere(`${path}.gz`))
}

/** Whether a plan fits beside its facts: one storey, about half as wide as high. */
function isTallPlan({ plan, bedrooms, frontage, pictures, views }: DrawnDesign): boolean {
  const [picture] = pictures
  const ratio = picture ? picture.width / picture.height : 1
  return plan?.storeys === 1 && bedrooms === 4 && frontage !== null && ratio < 0.62 && views.length > 0
}

const rankIn = (liked: readonly string[]) => (design: DrawnDesign) =>
  liked.includes(design.slug) ? liked.indexOf(design.slug) : liked.length

function sorted(designs: readonly DrawnDesign[], liked: readonly string[]): DrawnDesign[] {
  const rank = rankIn(liked)
  return designs.toSorted((a, b) => rank(a) - rank(b) || a.slug.localeCompare(b.slug))
}

/** Keeps one plan of each kind. */
function differentPlans(plans: readonly DrawnDesign[]): DrawnDesign[] {
  const kinds = new Set<string>()
  return sorted(plans, LIKED_PLANS).filter(({ plan }) => {
    const kind = plan?.template ?? ''
    return kinds.has(kind) ? false : kinds.add(kind)
  })
}

function room(designs: readonly DrawnDesign[], category: DrawnDesign['category']): DrawnDesign {
  const [best] = sorted(
    designs.filter((each) => each.category === category),
    LIKED_ROOMS,
  )
  if (!best) throw new Error(`The library has no ${category} for the public pages.`)
  return best
}
