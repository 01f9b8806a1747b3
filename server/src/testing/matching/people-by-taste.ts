import type { Design } from '@dream/contract/api/designs/design'
import { chanceOf, type Crowd, idOf, normalOf, type ProfileAnswers, type Simulated } from './people.ts'

/** Log-odds: how much tags move somebody, all tags a little for everybody, some for one person. */
const EVERYBODY_SD = 0.25
const OWN_SD = 0.9
const OWN_SHARE = 0.3
const BED_PENALTY = 0.9
const STOREY_PENALTY = 1.2
const CARD_NOISE_SD = 0.5
/** How much less a card is liked after a hundred others. */
const FATIGUE = 0.8
const CHANGE_AT = 45
const CHANGE_SHARE = 0.2
const BASE = -1.6
const ANSWERED = 0.8
const RIGHT = 0.85

/** People with hidden weights on tags, rooms and storeys: noise, fatigue, and a fifth of them change their minds. */
export const PEOPLE_BY_TASTE: Crowd = {
  name: 'hidden tastes',
  people: (_, count) => Array.from({ length: count }, (__, at) => personOf(at)),
}

function personOf(at: number): Simulated {
  const id = idOf(1, at)
  const beds = 3 + Math.floor(chanceOf('beds', id) * 3)
  const storeys = chanceOf('storeys', id) < 0.6 ? 1 : 2
  const changes = chanceOf('changes', id) < CHANGE_SHARE
  const tasteOf = (tag: string, isChanged: boolean): number => {
    const own = chanceOf('own', id, tag) < OWN_SHARE ? OWN_SD * normalOf('taste', id, tag) : 0
    return EVERYBODY_SD * normalOf('all', tag) + (isChanged && chanceOf('turn', id, tag) < 0.5 ? -own : own)
  }
  const worthOf = (design: Design, isChanged: boolean): number => {
    const named = design.tags.filter((tag) => !/^(beds|baths|cars|storeys|template):/.test(tag))
    const tags = named.reduce((sum, tag) => sum + tasteOf(tag, isChanged), 0)
    const off = design.bedrooms === null ? 0 : Math.abs(design.bedrooms - beds) * BED_PENALTY
    const level = design.plan && design.plan.storeys !== storeys ? STOREY_PENALTY : 0
    return BASE + tags - off - level
  }
  return {
    id,
    answers: answersOf(id, { beds, storeys }),
    worth: (design) => worthOf(design, false),
    likes(design, { card }) {
      const odds =
        worthOf(design, changes && card >= CHANGE_AT) +
        CARD_NOISE_SD * normalOf('noise', id, design.id) -
        (FATIGUE * card) / 100
      return chanceOf('like', id, design.id) < 1 / (1 + Math.exp(-odds))
    },
  }
}

function answersOf(id: string, { beds, storeys }: { beds: number; storeys: number }): ProfileAnswers {
  const says = (what: string) => chanceOf('says', what, id) < ANSWERED
  const isRight = (what: string) => chanceOf('right', what, id) < RIGHT
  return {
    ...(says('beds') && { bedrooms: isRight('beds') ? beds : beds + 1 }),
    ...(says('storeys') && { storeys: String(isRight('storeys') ? storeys : 3 - storeys) }),
  }
}
