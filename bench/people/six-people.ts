import type { DealtDesign } from '@dream/contract/api/designs/deck'
import type { ProfileChange } from '@dream/contract/api/account/profile'

/** A simulated buyer: their answers, and the cards that they like. `cards` counts from 0. */
export type Swiper = {
  name: string
  answers: ProfileChange
  likes: (design: DealtDesign, seen: { cards: number; likes: number }) => boolean
  /** Reason that they tap after a pass, if it is offered. */
  reason?: string
}

const NOTHING_ANSWERED: ProfileChange = {
  state: 'VIC',
  suburb: 'Tarneit',
  postcode: '3029',
  whoFor: 'family',
  firstHome: 'yes',
  stage: 'have-land',
  when: 'this-year',
  bedrooms: null,
  bathrooms: null,
  cars: null,
  storeys: null,
  kitchen: null,
  living: null,
  suite: null,
  secondLiving: null,
  study: null,
  blockWidth: null,
  blockDepth: null,
  corner: null,
  setbacks: null,
  budget: null,
  mustHaves: [],
}

const isPlan = ({ category }: DealtDesign) => category === 'Floor Plan'
const storeysOf = ({ plan }: DealtDesign) => plan?.storeys ?? 0
/** Minimum lot width of the catalogue, without the person's own setbacks. */
const widthOf = ({ plan }: DealtDesign) => plan?.minLotWidth ?? 99
const isNarrowOnOneLevel = (design: DealtDesign) =>
  isPlan(design) && storeysOf(design) === 1 && widthOf(design) <= 11
/** Likes every fourth room card. */
const likesRoom = (design: DealtDesign, cards: number) => !isPlan(design) && cards % 4 === 0

const PEOPLE: readonly Swiper[] = [
  {
    name: 'asked for 6/3/3, two storeys, on 12.5 x 30 m',
    answers: { bedrooms: 6, bathrooms: 3, cars: 3, storeys: '2', blockWidth: 12.5, blockDepth: 30 },
    likes: (design, { cards }) => likesRoom(design, cards) || (design.bedrooms ?? 0) >= 6,
  },
  {
    name: 'asked for 4/2/2 on one storey, on 14 x 32 m',
    answers: { bedrooms: 4, bathrooms: 2, cars: 2, storeys: '1', blockWidth: 14, blockDepth: 32 },
    likes: (design, { cards }) =>
      likesRoom(design, cards) || (storeysOf(design) === 1 && widthOf(design) <= 14),
  },
  {
    name: 'asked for 4/2/2, has no block',
    answers: { bedrooms: 4, bathrooms: 2, cars: 2 },
    likes: (design, { cards }) =>
      likesRoom(design, cards) || (isPlan(design) && design.tags.includes('living:rear')),
  },
  {
    name: 'answered nothing; likes four narrow plans, then every fourth card',
    answers: {},
    likes: (design, { cards, likes }) =>
      likes < 4 ? isPlan(design) && widthOf(design) <= 11 : cards % 4 === 0,
  },
  {
    name: 'answered nothing; likes only narrow plans on one level',
    answers: {},
    likes: isNarrowOnOneLevel,
  },
  {
    name: 'answered nothing; likes two storeys for 20 cards, then only wide plans on one level',
    answers: {},
    likes: (design, { cards }) =>
      cards < 20 ? storeysOf(design) === 2 : storeysOf(design) === 1 && widthOf(design) >= 15,
  },
]

/** Simulated buyers whose decks are reviewed after every change of the deck. */
export const SIX_PEOPLE: readonly Swiper[] = PEOPLE.map((person) => ({
  ...person,
  answers: { ...NOTHING_ANSWERED, ...person.answers },
}))
