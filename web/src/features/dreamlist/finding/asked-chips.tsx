import type { Collection } from '@dream/contract/api/designs/collections'
import { LIKED_FILTER } from '@dream/contract/rules/designs/liked/filter'
import { metresText } from '@dream/contract/rules/land/land-fit'
import { X } from 'lucide-react'
import type { DreamFilter } from './filter-url.ts'
import css from './finding.module.css'
import type { TagChoice } from './tag-choices.ts'

type Props = {
  filter: DreamFilter
  collections: readonly Collection[]
  tags: readonly TagChoice[]
  onChange: (filter: DreamFilter) => void
}

/** Chips of the active filters; a press removes one. */
export function AskedChips({ filter, collections, tags, onChange }: Props) {
  const asked = askedOf(filter, { collections, tags })
  if (asked.length === 0) return null
  return (
    <ul className={css['asked']} aria-label="Looked for">
      {asked.map(({ text, without }) => (
        <li key={text}>
          <button type="button" aria-label={`Remove filter: ${text}`} onClick={() => onChange(without)}>
            <span>
              {text}
              <X size={14} strokeWidth={2.4} aria-hidden="true" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type Asked = { text: string; without: DreamFilter }

function askedOf(filter: DreamFilter, { collections, tags }: Pick<Props, 'collections' | 'tags'>): Asked[] {
  const { beds, storeys, lotTo, areaFrom, areaTo, fits, collection } = filter
  const found: (Asked | null)[] = [
    fits ? { text: 'Fits my block', without: { ...filter, fits: undefined } } : null,
    beds === undefined ? null : { text: bedsText(beds), without: { ...filter, beds: undefined } },
    storeys
      ? { text: storeys === 1 ? 'One storey' : 'Two storeys', without: { ...filter, storeys: undefined } }
      : null,
    lotTo === undefined
      ? null
      : { text: `Lot up to ${metresText(lotTo)}`, without: { ...filter, lotTo: undefined } },
    areaFrom === undefined && areaTo === undefined
      ? null
      : { text: areaText(areaFrom, areaTo), without: { ...filter, areaFrom: undefined, areaTo: undefined } },
    collection
      ? {
          text: `In ${collections.find(({ id }) => id === collection)?.name ?? 'a collection'}`,
          without: { ...filter, collection: undefined },
        }
      : null,
    ...(filter.tags ?? []).map((tag) => {
      const rest = (filter.tags ?? []).filter((each) => each !== tag)
      const text = tags.find((each) => each.tag === tag)?.label ?? tag
      return { text, without: { ...filter, tags: rest.length > 0 ? rest : undefined } }
    }),
  ]
  return found.filter((each) => each !== null)
}

const bedsText = (beds: number) =>
  beds === LIKED_FILTER.bedsMax ? `${beds}+ beds` : beds === 1 ? '1 bed' : `${beds} beds`

function areaText(from: number | undefined, to: number | undefined) {
  if (from === undefined) return `Up to ${to} m²`
  return to === undefined ? `From ${from} m²` : `${from} to ${to} m²`
}
