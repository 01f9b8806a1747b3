import type { DesignReach } from '@dream/contract/api/admin/catalogue/designs'
import type { Design } from '@dream/contract/api/designs/design'
import type { Database } from '#platform/database/database.ts'
import { hasAll } from '../dealing/matches-all-answers.ts'
import { answersOf } from '../dealing/swiper.ts'
import { type Answers, askedFacts } from '../ranking/answers.ts'
import { type AnsweredAlike, readAllAnswers } from './reach.store.ts'

type Fact = DesignReach['lacks'][number]['fact']

/** Counts the buyers for whom a design has all that they asked for, by the same facts as the deck's order. */
export async function countReach({ db }: Database, design: Design): Promise<DesignReach> {
  return reachOf(await readAllAnswers(db), design)
}

/** Pure part, without reads. */
export function reachOf(people: readonly AnsweredAlike[], design: Design): DesignReach {
  const reach = { buyers: 0, suited: 0, undecided: 0 }
  const lacks = new Map<Fact, number>()
  for (const { buyers, ...row } of people) {
    const answers = answersOf(row)
    const asked = askedFacts(answers)
    reach.buyers += buyers
    if (design.category !== 'Floor Plan' || hasAll(answers, design)) {
      if (asked.length === 0) reach.undecided += buyers
      else reach.suited += buyers
      continue
    }
    for (const fact of lackingIn(answers, design)) lacks.set(fact, (lacks.get(fact) ?? 0) + buyers)
  }
  const sorted = [...lacks].toSorted(([, a], [, b]) => b - a)
  return { ...reach, lacks: sorted.map(([fact, buyers]) => ({ fact, buyers })) }
}

/** Facts that are lacking for these answers, each by itself. Without any, the house needs a block that they do not have. */
function lackingIn(answers: Answers, design: Design): Fact[] {
  const nothing: Answers = {
    ...answers,
    bedrooms: null,
    bathrooms: null,
    cars: null,
    storeys: null,
    blockWidth: null,
    blockDepth: null,
    budget: null,
  }
  const lacking = askedFacts(answers).filter((fact) => !hasAll({ ...nothing, [fact]: answers[fact] }, design))
  return hasAll(nothing, design) ? lacking : ['site']
}
