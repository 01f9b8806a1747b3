import { SIZES_END_M2 } from '@dream/contract/rules/designs/document/fact-tags'
import { ROOM_TAG_LABELS } from './room-tag-labels.ts'

/** Labels of tags, for the end of the sentence "You liked 6 …". A tag without a label is never named. */
const LABELS: Readonly<Record<string, string>> = {
  'storeys:1': 'plans on one level',
  'storeys:2': 'plans with two storeys',
  'width:narrow': 'plans for narrow blocks',
  'width:wide': 'plans for wide blocks',
  'width:acreage': 'plans for acreage',
  'size:compact': `plans of under ${SIZES_END_M2.compact} m²`,
  'size:family': `plans of ${SIZES_END_M2.compact} to ${SIZES_END_M2.family} m²`,
  'size:large': `plans of ${SIZES_END_M2.family} to ${SIZES_END_M2.large} m²`,
  'size:grand': `plans of ${SIZES_END_M2.large} m² or more`,
  'living:front': 'plans with living at the front',
  'living:rear': 'plans with living at the rear',
  'living:left': 'plans with living along the left side',
  'living:right': 'plans with living along the right side',
  'living:middle': 'plans with living in the middle',
  'living:large': 'plans with a large living space',
  'living:second': 'plans with a second living area',
  'living:dual': 'plans with a second small home',
  'living:upstairs': 'plans with living upstairs',
  'site:corner': 'plans for corner blocks',
  'site:duplex': 'plans for half a duplex',
  'site:rear-lane': 'plans for blocks with a rear lane',
  'site:zero-lot': 'plans with the garage on the boundary',
  'master:front': 'plans with the main suite at the front',
  'master:rear': 'plans with the main suite at the rear',
  'master:middle': 'plans with the main suite in the middle',
  'master:upper': 'plans with the main suite upstairs',
  'kitchen:island': 'plans with a kitchen island',
  'alfresco:large': 'plans with a large alfresco',
  'room:study': 'plans with a study',
  'room:study-nook': 'plans with a study nook',
  'room:media': 'plans with a media room',
  'room:lounge': 'plans with a formal lounge',
  'room:retreat': 'plans with a retreat',
  'room:activity': 'plans with an activity room',
  'room:butlers-pantry': "plans with a butler's pantry",
  'room:pantry': 'plans with a walk-in pantry',
  'room:mudroom': 'plans with a mudroom',
  'room:courtyard': 'plans with a courtyard',
  'room:gallery': 'plans with a glazed passage',
  'room:void': 'plans with a tall entry',
  'room:guest-suite': 'plans with a guest suite',
  'room:powder': 'plans with a powder room',
  'room:wc': 'plans with a separate toilet',
  'room:balcony': 'plans with a balcony',
  'room:alfresco': 'plans with an alfresco',
  'room:walk-in-robe': 'plans with a walk-in robe',
  'room:linen': 'plans with a linen cupboard',
  'room:store': 'plans with a storage room',
}

/** Labels of tags with a value, by prefix. */
const LABELS_BY_PREFIX: Readonly<Record<string, (value: string) => string | null>> = {
  template: () => 'plans laid out like this one',
  beds: (value) => `plans with ${countText(Number(value), 'bedroom').toLowerCase()}`,
  baths: (value) => `plans with ${countText(Number(value), 'bathroom').toLowerCase()}`,
  cars: (value) =>
    value === '0' ? null : `plans with room for ${countText(Number(value), 'car').toLowerCase()}`,
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']
const plural = (word: string, count: number) => (count === 1 ? word : `${word}s`)

/** Small count at the beginning of a sentence: "Four bedrooms". */
export const countText = (count: number, word: string) => `${NUMBERS[count] ?? count} ${plural(word, count)}`

/** Label behind "You liked 6", or null when the tag has none. */
export function tagLabel(tag: string): string | null {
  const [prefix = '', value = ''] = tag.split(':')
  return LABELS[tag] ?? ROOM_TAG_LABELS[tag] ?? LABELS_BY_PREFIX[prefix]?.(value) ?? null
}

/** Tags without a name of their own: a template is a comparison, and a count of anything else is no name. */
const NAMELESS = /^(template|beds|baths|cars):/
const OF_PLANS = /^plans (?:with |for |on |of )?(?:an? |the )?/

/** Label of a tag within a sentence: "alfresco", "kitchens with a table". */
export function tagWords(tag: string): string | null {
  const label = NAMELESS.test(tag) ? null : tagLabel(tag)
  return label?.replace(OF_PLANS, '') ?? null
}

/** Label of a tag in a list or a chart: "Alfresco", "Living at the rear", "Kitchens with a table". */
export function tagName(tag: string): string | null {
  const words = tagWords(tag)
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : null
}
