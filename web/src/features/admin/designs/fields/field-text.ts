import { isRecord } from '@dream/contract/rules/app/is-record'

const NAMES: Readonly<Record<string, string>> = {
  category: 'Kind',
  title: 'Name',
  description: 'Line under its name',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  garages: 'Car spaces',
  frontage: 'Frontage',
  totalArea: 'Total area',
  interests: 'My Interests',
  lookingFor: 'I’m Looking For',
  features: 'Features',
  tags: 'Tags',
  pictures: 'Pictures on the card',
  drawings: 'Drawings',
  views: 'Further views',
  plan: 'The house',
  builderId: 'Builder',
}

/** Label of a design's field. */
export const fieldName = (name: string): string => NAMES[name] ?? name

/** Value of a field as text, for comparison. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(fieldText).join('\n')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!isRecord(value)) return JSON.stringify(value)
  const { light, name } = value
  if (typeof light === 'string') return light.split('/').at(-1) ?? light
  if (typeof name === 'string') return name
  return Object.entries(value)
    .map(([key, each]) => `${key}: ${fieldText(each).replaceAll('\n', ', ')}`)
    .join('\n')
}
