import type { Design } from '@dream/contract/api/designs/design'
import {
  chanceOf,
  type Crowd,
  idOf,
  normalOf,
  type ProfileAnswers,
  remembered,
  type Simulated,
  type ToldAnswers,
} from './people.ts'

/** Standard deviations in log-odds: weights of all tags for everybody, and of some for one person. */
const EVERYBODY_SD = 0.25
const OWN_SD = 0.9
const OWN_SHARE = 0.3
const BED_PENALTY = 0.9
const STOREY_PENALTY = 1.2
const CARD_NOISE_SD = 0.5
/** Decrease of liking after a hundred cards. */
const FATIGUE = 0.8
const CHANGE_AT = 45
const CHANGE_SHARE = 0.2
const BASE = -1.6
const ANSWERED = 0.8
const RIGHT = 0.85

/** Simulated people with hidden weights on tags, rooms and storeys: noise, fatigue, and a fifth of them change their minds. */
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
  const sum = (design: Design, isChanged: boolean): number => {
    const named = design.tags.filter((tag) => !/^(beds|baths|cars|storeys|template):/.test(tag))
    const tags = named.reduce((sum, tag) => sum + tasteOf(tag, isChanged), 0)
    const off = design.bedrooms === null ? 0 : Math.abs(design.bedrooms - beds) * BED_PENALTY
    const level = design.plan && design.plan.storeys !== storeys ? STOREY_PENALTY : 0
    return BASE + tags - off - level
  }
  const [first, changed] = [false, true].map((isChanged) => remembered((design) => sum(design, isChanged)))
  const worthOf = (design: Design, isChanged: boolean) => (isChanged ? changed : first)?.(design) ?? 0
  return {
    id,
    answers: answersOf(id, { beds, storeys }),
    told: invitationText(id, (tag) => tasteOf(tag, false)),
    worth: (design) => worthOf(design, false),
    chance: (design, card) =>
      1 / (1 + Math.exp((FATIGUE * card) / 100 - worthOf(design, changes && card >= CHANGE_AT))),
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

/** Strength below which a person says "Not sure"; others answer as accurately as about their bedrooms. */
const CARES = 0.3

function invitationText(id: string, tasteOf: (tag: string) => number): ToldAnswers {
  function choose(question: string, wish: number, [one, other]: readonly [string, string]) {
    if (Math.abs(wish) < CARES) return 'unsure'
    return wish > 0 === chanceOf('right', question, id) < RIGHT ? one : other
  }
  return {
    second_living: choose('second', tasteOf('living:second'), ['two', 'one']),
    kitchen: choose('kitchen', tasteOf('room:butlers-pantry'), ['pantry', 'open']),
    suite: choose('suite', tasteOf('master:front') - tasteOf('master:rear'), ['front', 'rear']),
    study: choose('study', tasteOf('room:study'), ['room', 'nook']),
    living: choose('living', tasteOf('living:rear') - tasteOf('living:front'), ['rear', 'front']),
  }
}
