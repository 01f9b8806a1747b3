/** How a tag ends the sentence "You liked 6 plans …"; a tag without words is never named. */
const WORDS: Readonly<Record<string, string>> = {
  'storeys:1': 'on one level',
  'storeys:2': 'with two storeys',
  'width:narrow': 'for narrow blocks',
  'width:wide': 'for wide blocks',
  'width:acreage': 'for acreage',
  'size:compact': 'of a compact size',
  'size:family': 'of a family size',
  'size:large': 'of a large size',
  'size:grand': 'of a grand size',
  'living:front': 'with living at the front',
  'living:rear': 'with living at the rear',
  'living:left': 'with living along the left side',
  'living:right': 'with living along the right side',
  'living:middle': 'with living in the middle',
  'living:large': 'with a large living space',
  'living:second': 'with a second living area',
  'master:front': 'with the main suite at the front',
  'master:rear': 'with the main suite at the rear',
  'master:middle': 'with the main suite in the middle',
  'master:upper': 'with the main suite upstairs',
  'kitchen:island': 'with a kitchen island',
  'alfresco:large': 'with a large alfresco',
  'room:study': 'with a study',
  'room:study-nook': 'with a study nook',
  'room:media': 'with a media room',
  'room:lounge': 'with a formal lounge',
  'room:retreat': 'with a retreat',
  'room:activity': 'with an activity room',
  'room:butlers-pantry': "with a butler's pantry",
  'room:pantry': 'with a walk-in pantry',
  'room:mudroom': 'with a mudroom',
  'room:courtyard': 'with a courtyard',
  'room:guest-suite': 'with a guest suite',
  'room:powder': 'with a powder room',
  'room:wc': 'with a separate toilet',
  'room:balcony': 'with a balcony',
  'room:alfresco': 'with an alfresco',
  'room:walk-in-robe': 'with a walk-in robe',
  'room:linen': 'with a linen cupboard',
  'room:store': 'with a storage room',
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']
const plural = (word: string, count: number) => (count === 1 ? word : `${word}s`)

/** A small count as a sentence begins with it: "Four bedrooms". */
export const counted = (count: number, word: string) => `${NUMBERS[count] ?? count} ${plural(word, count)}`

/** What comes behind "plans", or null when the tag has no words. */
export function wordsOfTag(tag: string): string | null {
  const [prefix, value] = tag.split(':')
  if (prefix === 'beds') return `with ${counted(Number(value), 'bedroom').toLowerCase()}`
  if (prefix === 'baths') return `with ${counted(Number(value), 'bathroom').toLowerCase()}`
  if (prefix === 'cars' && value !== '0')
    return `with room for ${counted(Number(value), 'car').toLowerCase()}`
  if (prefix === 'template') return 'laid out like this one'
  return WORDS[tag] ?? null
}
