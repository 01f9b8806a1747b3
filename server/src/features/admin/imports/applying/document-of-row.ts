import type { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import type { Picture } from '@dream/contract/api/designs/design'
import { DESIGN_CATEGORIES } from '@dream/contract/rules/designs/categories'
import type { FieldKey } from '@dream/contract/rules/admin/imports/import-fields'
import type { CellValue } from '@dream/contract/rules/admin/imports/read-cell'
import { emptyDocument, emptyPlan } from '@dream/contract/rules/designs/document/to-design'
import { groundOf, lotFor } from '@dream/contract/rules/land/land-fit'

type Values = ReadonlyMap<FieldKey, CellValue>
/** Picture that a row may name, with its zoomable drawing. */
export type NamedPicture = { picture: Picture; drawing: Picture | null }
type FindPicture = (name: string) => NamedPicture | undefined

/** Document of a row without errors. Fills in facts that follow from others: the lot, a line under the name. */
export function documentOfRow(values: Values, find: FindPicture): DesignDocument {
  const named = (key: FieldKey) => listOf(values, key).flatMap((name) => find(name) ?? [])
  const category = DESIGN_CATEGORIES.find((each) => each === values.get('category')) ?? 'Floor Plan'
  const photographs = named('pictures').map(({ picture }) => picture)
  const shared = {
    ...emptyDocument(category),
    title: textOf(values, 'name'),
    interests: [...listOf(values, 'interests')],
    lookingFor: [...listOf(values, 'lookingFor')],
    features: [...listOf(values, 'features')],
  }
  if (category !== 'Floor Plan') {
    const description = textOf(values, 'description') || `${category} from our range.`
    return { ...shared, description, tags: [...listOf(values, 'tags')], pictures: photographs }
  }
  const drawn = named('plans').map(levelled(numberOf(values, 'storeys')))
  return {
    ...shared,
    ...factsOf(values),
    description: textOf(values, 'description') || lineOf(values),
    tags: [...new Set([...listOf(values, 'tags'), ...roomTags(values)])],
    pictures: drawn.map(({ picture }) => picture),
    drawings: drawn.flatMap(({ drawing }) => drawing ?? []),
    views: photographs.slice(0, 4),
    plan: planOf(values),
  }
}

const numberOf = (values: Values, key: FieldKey): number | null => {
  const value = values.get(key)
  return typeof value === 'number' ? value : null
}
const textOf = (values: Values, key: FieldKey): string => {
  const value = values.get(key)
  return typeof value === 'string' ? value : ''
}
const listOf = (values: Values, key: FieldKey): readonly string[] => {
  const value = values.get(key)
  return typeof value === 'object' && value !== null ? value : []
}
const oneOf = <V extends string>(values: Values, key: FieldKey, choices: readonly V[]): V | null =>
  choices.find((choice) => choice === values.get(key)) ?? null

/** Default setbacks, by which a house is advertised. */
const USUAL_GROUND = groundOf({ state: null, corner: null, setbacks: null, mustHaves: [] })

function lotOf(values: Values) {
  const [houseWidth, houseDepth] = [numberOf(values, 'houseWidth'), numberOf(values, 'houseDepth')]
  const usual =
    houseWidth === null || houseDepth === null
      ? { width: null, depth: null }
      : lotFor({ houseWidth, houseDepth, minLotWidth: 0, minLotDepth: 0, site: 'usual' }, USUAL_GROUND)
  return {
    width: numberOf(values, 'frontage') ?? usual.width,
    depth: numberOf(values, 'lotDepth') ?? usual.depth,
  }
}

const factsOf = (values: Values) => ({
  bedrooms: numberOf(values, 'bedrooms'),
  bathrooms: numberOf(values, 'bathrooms'),
  garages: numberOf(values, 'garages'),
  frontage: lotOf(values).width,
  totalArea: numberOf(values, 'totalArea'),
})

function planOf(values: Values): DesignDocument['plan'] {
  const area = (key: FieldKey) => numberOf(values, key) ?? 0
  return {
    ...emptyPlan(),
    range: textOf(values, 'range') || null,
    storeys: numberOf(values, 'storeys') === 2 ? 2 : 1,
    houseWidth: numberOf(values, 'houseWidth'),
    houseDepth: numberOf(values, 'houseDepth'),
    minLotDepth: lotOf(values).depth,
    livingAreas: numberOf(values, 'livingAreas'),
    toilets: numberOf(values, 'toilets'),
    study: values.get('study') === true,
    areas: {
      ground: area('groundArea'),
      upper: area('upperArea'),
      garage: area('garageArea'),
      alfresco: area('alfrescoArea'),
      porch: area('porchArea'),
    },
    livingSide: oneOf(values, 'livingSide', ['front', 'rear', 'left', 'right', 'middle']),
    masterPosition: oneOf(values, 'masterPosition', ['front', 'rear', 'middle', 'upper']),
    garageSide: oneOf(values, 'garageSide', ['left', 'right', 'none']),
  }
}

/** Tags of rooms that the row lists. */
const roomTags = (values: Values): string[] => [
  ...(values.get('study') === true ? ['room:study'] : []),
  ...((numberOf(values, 'alfrescoArea') ?? 0) > 0 ? ['room:alfresco'] : []),
]

/** With two storeys, the first drawing is the ground's. */
const levelled =
  (storeys: number | null) =>
  ({ picture, drawing }: NamedPicture, at: number): NamedPicture => {
    const level = storeys === 2 ? (at === 0 ? ('ground' as const) : ('upper' as const)) : null
    return { picture: { ...picture, level }, drawing: drawing && { ...drawing, level } }
  }

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** "4 bedrooms and 2 bathrooms on one storey, with a garage for 2 cars." */
function lineOf(values: Values): string {
  const [beds, baths, cars] = [
    numberOf(values, 'bedrooms'),
    numberOf(values, 'bathrooms'),
    numberOf(values, 'garages'),
  ]
  const rooms = `${plural(beds ?? 0, 'bedroom')} and ${plural(baths ?? 0, 'bathroom')}`
  const storeys = numberOf(values, 'storeys') === 2 ? 'two storeys' : 'one storey'
  return `${rooms} on ${storeys}${cars ? `, with a garage for ${plural(cars, 'car')}` : ''}.`
}
