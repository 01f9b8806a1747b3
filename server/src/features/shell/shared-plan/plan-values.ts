import type { Design, Picture } from '@dream/contract/api/designs/design'
import { factsOf } from '@dream/contract/rules/designs/facts'
import { groundOf, houseOf, lotFor } from '@dream/contract/rules/land/land-fit'

/** Plan with the render of its own street side, if there is one. */
export type ShownPlan = { design: Design; street: Design | null }

/** Default figures, which the catalogue assumes: the page knows nobody's block. */
const NO_ANSWERS = { corner: null, setbacks: null, state: null, mustHaves: [] }
const FEATURES_MAX = 6

const SITES = {
  usual: '',
  corner: 'a corner block',
  lane: 'a lane behind the block',
  half: 'a neighbour who builds the other half',
  boundary: 'leave to build the garage on the boundary',
} as const

/** Values of a shared plan's page. Missing ones are empty, and their elements are left out. */
export function planValues(token: string, { design, street }: ShownPlan): ReadonlyMap<string, string> {
  const { plan } = design
  const house = houseOf(design)
  const lot = house && lotFor(house, groundOf(NO_ANSWERS))
  const { bedrooms, bathrooms, garages, totalArea } = design
  const storeys = plan?.storeys === 2 ? 'Two storeys' : 'One storey'
  return new Map([
    ['PLAN_TOKEN', token],
    ['PLAN_TITLE', design.title],
    ['PLAN_DESCRIPTION', design.description],
    ['PLAN_SUMMARY', summaryOf(design, storeys)],
    ['PLAN_BEDROOMS', String(bedrooms ?? '')],
    ['PLAN_BATHROOMS', String(bathrooms ?? '')],
    ['PLAN_CARS', carsText(garages ?? 0)],
    ['PLAN_STOREYS', storeys],
    ['PLAN_AREA', totalArea === null ? '' : `${Math.round(totalArea)} m²`],
    ['PLAN_LOT', lot ? `${metres(lot.width)} × ${metres(lot.depth)} m` : ''],
    ['PLAN_SITE', SITES[house?.site ?? 'usual']],
    ['PLAN_FEATURES', design.features.slice(0, FEATURES_MAX).join(' · ')],
    ...drawing('PLAN_GROUND', design.drawings[0] ?? design.pictures[0]),
    ...drawing('PLAN_UPPER', design.drawings[1]),
    ...drawing('PLAN_ROOMS', design.views[0]),
    ...photo(street?.pictures[0]),
  ])
}

function carsText(cars: number): string {
  if (cars === 0) return 'No garage'
  return cars === 1 ? '1 car' : `${cars} cars`
}

const metres = (length: number) => String(Number(length.toFixed(1)))

/** Description beneath the title in previews and search results. */
const summaryOf = (design: Design, storeys: string) =>
  [...factsOf(design).map(({ spoken }) => spoken), storeys.toLowerCase()].join(', ')

function drawing(name: string, picture: Picture | undefined): [string, string][] {
  return [
    [name, picture?.light ?? ''],
    [`${name}_WIDTH`, String(picture?.width ?? '')],
    [`${name}_HEIGHT`, String(picture?.height ?? '')],
  ]
}

function photo(picture: Picture | undefined): [string, string][] {
  const sourceOf = (type: string) => picture?.sources?.find((each) => each.type === type)?.srcset ?? ''
  return [
    ...drawing('PLAN_STREET', picture),
    ['PLAN_STREET_AVIF', sourceOf('image/avif')],
    ['PLAN_STREET_WEBP', sourceOf('image/webp')],
  ]
}
