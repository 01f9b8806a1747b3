import type { TourText } from '@dream/contract/rules/app/tour-texts'
import { TOUR_TEXTS } from '@dream/contract/rules/app/tour-texts'
import type { TourName } from '@dream/contract/rules/app/tours'
import { SITE_TEXTS } from '@dream/contract/rules/app/site-texts'
import type { Feature } from '@dream/contract/rules/designs/unlocks'
import type { OwnTexts } from './texts.store.ts'

/** Steps of a tour that an editor has rewritten; undefined where nobody has. */
export function tourTexts(texts: OwnTexts, tour: TourName): TourText[] | undefined {
  const words = texts.get(`tour-${tour.toLowerCase()}`)
  return (
    words &&
    TOUR_TEXTS[tour].map(({ title, subtitle }, at) => ({
      title: words[`title${at + 1}`] ?? title,
      subtitle: words[`subtitle${at + 1}`] ?? subtitle,
    }))
  )
}

/** Texts of celebrations that an editor has rewritten. The first one is fixed (product §2.6). */
export function unlockTexts(texts: OwnTexts): Partial<Record<Feature, string>> | undefined {
  const { land, videos, brokers } = texts.get('unlocks') ?? {}
  return land !== undefined && videos !== undefined && brokers !== undefined
    ? { land, videos, brokers }
    : undefined
}

/** Texts that the server inserts into the public pages. */
export const siteTexts = (texts: OwnTexts): [string, string][] => [
  ...SITE_TEXTS.map(({ name, usual }): [string, string] => [
    `TEXT_${name}`,
    texts.get('site')?.[name] ?? usual,
  ]),
  ['UNLOCK_TEXTS', JSON.stringify(unlockTexts(texts) ?? {})],
]
