import {
  LIKED_FILTER,
  LIKED_SORTS,
  type LikedFilter,
  type LikedSort,
} from '@dream/contract/rules/designs/liked/filter'
import { cutText } from '@dream/contract/rules/text/cut-text'
import { isCategory } from './shelves.ts'

/** Filter and sort order of the dreamlist. */
export type DreamFilter = LikedFilter & { collection?: string | undefined; sort: LikedSort }

/** Names of the URL parameters. */
const NAMES = {
  category: 'kind',
  name: 'q',
  beds: 'beds',
  storeys: 'storeys',
  lotTo: 'lot',
  areaFrom: 'from',
  areaTo: 'to',
  fits: 'fits',
  tags: 'tags',
  collection: 'in',
  sort: 'sort',
} as const satisfies Record<keyof DreamFilter, string>

/** Parses the filter of a URL; invalid values are ignored. */
export function filterOf(search: URLSearchParams): DreamFilter {
  const text = (part: keyof typeof NAMES) => search.get(NAMES[part])
  const number = (part: keyof typeof NAMES, { min, max }: { min: number; max: number }) => {
    const value = Number(text(part) ?? Number.NaN)
    return value >= min && value <= max ? value : undefined
  }
  const category = text('category')
  const storeys = number('storeys', { min: 1, max: 2 })
  const tags = (text('tags') ?? '').split(',').filter(Boolean).slice(0, LIKED_FILTER.tagsMax)
  const name = cutText(text('name') ?? '', LIKED_FILTER.nameMax)
  return {
    category: isCategory(category) ? category : undefined,
    name: name.trim() ? name : undefined,
    beds: whole(number('beds', { min: 0, max: LIKED_FILTER.bedsMax })),
    storeys: storeys === 1 || storeys === 2 ? storeys : undefined,
    lotTo: number('lotTo', LIKED_FILTER.lotM),
    areaFrom: number('areaFrom', LIKED_FILTER.areaM2),
    areaTo: number('areaTo', LIKED_FILTER.areaM2),
    fits: text('fits') === 'yes' || undefined,
    tags: tags.length > 0 ? tags : undefined,
    collection: UUID.test(text('collection') ?? '') ? (text('collection') ?? undefined) : undefined,
    sort: LIKED_SORTS.find((sort) => sort === text('sort')) ?? 'newest',
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const whole = (value: number | undefined) => (Number.isInteger(value) ? value : undefined)

/** URL of a filter, keeping other parameters. */
export function urlOf(path: string, search: URLSearchParams, filter: DreamFilter): string {
  const next = new URLSearchParams(search)
  for (const [part, name] of Object.entries(NAMES)) {
    const value = textOf(part, filter)
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next.size > 0 ? `${path}?${next}` : path
}

function textOf(part: string, { fits, tags, sort, ...rest }: DreamFilter): string {
  if (part === 'fits') return fits ? 'yes' : ''
  if (part === 'tags') return (tags ?? []).join(',')
  if (part === 'sort') return sort === 'newest' ? '' : sort
  const value = Object.entries(rest).find(([name]) => name === part)?.[1]
  return value === undefined ? '' : String(value)
}

/** No filter, in the default order. */
export const NO_FILTER: DreamFilter = { sort: 'newest' }

/** Number of questions that the sheet's part of a filter answers. */
export function countAsked({
  sort: _sort,
  category: _category,
  name: _name,
  areaFrom,
  areaTo,
  tags = [],
  ...rest
}: DreamFilter) {
  const single = Object.values(rest).filter((value) => value !== undefined).length
  return single + (areaFrom !== undefined || areaTo !== undefined ? 1 : 0) + tags.length
}
