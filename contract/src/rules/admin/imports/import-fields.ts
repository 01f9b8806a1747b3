import type { DESIGN_CATEGORIES } from '../../designs/categories.ts'
import { DOCUMENT } from '../../designs/document/limits.ts'
import type { ImportField } from './import-field.ts'

const area = { is: 'area', min: 0, max: 1000 } as const
const house = { is: 'length', min: 3, max: 60 } as const
const lot = { is: 'length', min: 4, max: 100 } as const
const names = { is: 'list', maxItems: 8, maxEach: 200 } as const
const listOf = ({ each, most }: { each: number; most: number }) =>
  ({ is: 'list', maxItems: most, maxEach: each }) as const
const TAG = { test: /^[a-z][a-z-]*:[A-Za-z0-9][A-Za-z0-9-]*$/, say: 'Write tags like room:study' }
const side = {
  front: ['street'],
  rear: ['back', 'garden', 'alfresco'],
  left: [],
  right: [],
  middle: ['centre', 'center', 'central'],
} as const

const CATEGORY_WORDS: Record<(typeof DESIGN_CATEGORIES)[number], readonly string[]> = {
  'Floor Plan': ['floorplan', 'plan', 'house', 'home', 'home design', 'house plan'],
  Kitchen: ['kitchens'],
  Bathroom: ['bathrooms', 'bath', 'ensuite'],
  Living: ['living room', 'lounge', 'family room'],
  Facade: ['façade', 'front', 'exterior', 'elevation'],
  Alfresco: ['outdoor', 'outdoor living', 'patio', 'deck'],
}

/** Columns that an import knows, in template order. */
export const IMPORT_FIELDS = [
  {
    key: 'name',
    label: 'Name',
    kind: { is: 'text', max: DOCUMENT.title },
    needs: 'every design',
    alsoCalled: 'design, design name, home, home name, house, house name, plan name, title, model',
  },
  {
    key: 'category',
    label: 'Category',
    kind: { is: 'choice', choices: CATEGORY_WORDS },
    alsoCalled: 'kind, type, design type',
  },
  {
    key: 'description',
    label: 'Description',
    kind: { is: 'text', max: DOCUMENT.description },
    alsoCalled: 'about, summary, text, blurb, tagline, short description',
  },
  {
    key: 'bedrooms',
    label: 'Bedrooms',
    kind: { is: 'count', min: 1, max: 12 },
    needs: 'floor plans',
    alsoCalled: 'bed, beds, br, bedroom, no of bedrooms, number of bedrooms',
  },
  {
    key: 'bathrooms',
    label: 'Bathrooms',
    kind: { is: 'count', min: 1, max: 12 },
    needs: 'floor plans',
    alsoCalled: 'bath, baths, ba, bathroom, no of bathrooms, number of bathrooms',
  },
  {
    key: 'garages',
    label: 'Garage',
    kind: { is: 'count', min: 0, max: 9 },
    needs: 'floor plans',
    alsoCalled: 'garages, car, cars, car spaces, carspaces, parking, garage spaces, garage cars',
  },
  {
    key: 'storeys',
    label: 'Storeys',
    kind: { is: 'count', min: 1, max: 2 },
    needs: 'floor plans',
    alsoCalled: 'storey, stories, story, levels, level, floors, single double',
  },
  {
    key: 'houseWidth',
    label: 'House width (m)',
    kind: house,
    needs: 'floor plans',
    alsoCalled: 'house width, width, home width, overall width, building width, external width',
  },
  {
    key: 'houseDepth',
    label: 'House depth (m)',
    kind: { is: 'length', min: 3, max: 80 },
    needs: 'floor plans',
    alsoCalled: 'house depth, depth, length, house length, home length, overall length, building length',
  },
  {
    key: 'frontage',
    label: 'Lot width (m)',
    kind: lot,
    alsoCalled:
      'lot width, min lot width, minimum lot width, frontage, lot frontage, block width, min frontage, minimum frontage, min block width, minimum block width',
  },
  {
    key: 'lotDepth',
    label: 'Lot depth (m)',
    kind: lot,
    alsoCalled:
      'lot depth, min lot depth, minimum lot depth, block depth, lot length, min block depth, minimum block depth',
  },
  {
    key: 'totalArea',
    label: 'Total area (m²)',
    kind: { is: 'area', min: 20, max: 1500 },
    needs: 'floor plans',
    alsoCalled:
      'total area, area, size, house size, total size, home size, floor area, total floor area, house area, total, squares, sqm, total sqm, total squares',
  },
  {
    key: 'groundArea',
    label: 'Ground floor (m²)',
    kind: area,
    alsoCalled: 'ground, ground floor, ground area, ground floor area, living area, residence',
  },
  {
    key: 'upperArea',
    label: 'Upper floor (m²)',
    kind: area,
    alsoCalled: 'upper, upper floor, first floor, first floor area, upper area, upper floor area',
  },
  {
    key: 'garageArea',
    label: 'Garage area (m²)',
    kind: area,
    alsoCalled: 'garage, garage size, garage sqm',
  },
  {
    key: 'alfrescoArea',
    label: 'Alfresco (m²)',
    kind: area,
    alsoCalled: 'alfresco, alfresco area, outdoor, outdoor living, patio',
  },
  {
    key: 'porchArea',
    label: 'Porch (m²)',
    kind: area,
    alsoCalled: 'porch, porch area, portico, entry area, verandah',
  },
  {
    key: 'livingAreas',
    label: 'Living areas',
    kind: { is: 'count', min: 0, max: 9 },
    alsoCalled: 'living, living spaces, living rooms, no of living areas',
  },
  {
    key: 'toilets',
    label: 'Toilets',
    kind: { is: 'count', min: 1, max: 12 },
    alsoCalled: 'toilet, wc, wcs, powder rooms',
  },
  {
    key: 'study',
    label: 'Study',
    kind: { is: 'yes-no' },
    alsoCalled: 'home office, office, has study, study nook',
  },
  {
    key: 'livingSide',
    label: 'Living side',
    kind: { is: 'choice', choices: side },
    alsoCalled: 'living position, living at, living location',
  },
  {
    key: 'masterPosition',
    label: 'Main bedroom',
    kind: {
      is: 'choice',
      choices: {
        front: ['street'],
        rear: ['back'],
        middle: ['centre', 'center', 'central'],
        upper: ['upstairs', 'first floor'],
      },
    },
    alsoCalled: 'master, master bedroom, master position, main bedroom position, master location',
  },
  {
    key: 'garageSide',
    label: 'Garage side',
    kind: {
      is: 'choice',
      choices: { left: ['lh', 'lhs', 'l'], right: ['rh', 'rhs', 'r'], none: ['no', 'nil', 'no garage'] },
    },
    alsoCalled: 'garage position, garage location',
  },
  {
    key: 'range',
    label: 'Range',
    kind: { is: 'text', max: DOCUMENT.range },
    alsoCalled: 'series, collection, family, product range',
  },
  {
    key: 'features',
    label: 'Features',
    kind: listOf(DOCUMENT.features),
    alsoCalled: 'feature, inclusions, highlights, key features',
  },
  {
    key: 'interests',
    label: 'Interests',
    kind: listOf(DOCUMENT.interests),
    alsoCalled: 'lifestyle, suits',
  },
  {
    key: 'lookingFor',
    label: 'Looking for',
    kind: listOf(DOCUMENT.lookingFor),
    alsoCalled: 'ideal for, suited to, perfect for',
  },
  {
    key: 'tags',
    label: 'Tags',
    kind: { is: 'list', maxItems: DOCUMENT.tagsMost, maxEach: 60, pattern: TAG },
    alsoCalled: 'tag, keywords',
  },
  {
    key: 'pictures',
    label: 'Pictures',
    kind: names,
    alsoCalled: 'picture, image, images, photo, photos, facade image, hero image, render, image file',
  },
  {
    key: 'plans',
    label: 'Floor plans',
    kind: { is: 'list', maxItems: 2, maxEach: 200 },
    alsoCalled: 'floor plan, floorplan, floor plan file, plan file, plan image, floor plan image',
  },
] as const satisfies readonly ImportField[]

export type FieldKey = (typeof IMPORT_FIELDS)[number]['key']

const BY_KEY: ReadonlyMap<string, ImportField> = new Map(IMPORT_FIELDS.map((field) => [field.key, field]))

export const FIELD_KEYS: readonly FieldKey[] = IMPORT_FIELDS.map(({ key }) => key)

/** Returns the field of a key. */
export function fieldOf(key: FieldKey): ImportField {
  const field = BY_KEY.get(key)
  if (!field) throw new TypeError(`There is no field ${key}`)
  return field
}

/** Mapping of fields to columns of the file, by index from 0. */
export type ImportMapping = Partial<Record<FieldKey, number>>
