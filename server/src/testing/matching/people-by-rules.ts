import type { Design } from '@dream/contract/api/designs/design'
import { chanceOf, type Crowd, idOf, remembered, type Simulated, type ToldAnswers } from './people.ts'

/** Countable wishes: a card meets so many of them. */
const WISHES: readonly ((design: Design) => boolean)[] = [
  ({ tags }) => tags.includes('living:rear'),
  ({ tags }) => tags.includes('room:study'),
  ({ tags }) => tags.includes('room:alfresco') || tags.includes('alfresco:large'),
  ({ tags }) => tags.includes('room:butlers-pantry'),
  ({ tags }) => tags.includes('master:front'),
  ({ tags }) => tags.includes('master:rear'),
  ({ tags }) => tags.includes('kitchen:island'),
  ({ tags }) => tags.includes('room:media'),
  ({ tags }) => tags.includes('living:second'),
  ({ plan }) => plan?.storeys === 1,
  ({ plan }) => plan?.storeys === 2,
  ({ frontage }) => frontage !== null && frontage <= 12,
  ({ frontage }) => frontage !== null && frontage >= 15,
  ({ bedrooms }) => (bedrooms ?? 0) >= 4,
  ({ garages }) => (garages ?? 0) >= 2,
]
const STYLES = /^(style|palette|timber|stone|roof|clad):/

/** Share of cards swiped the wrong way. */
const SLIPS = 0.1

type Kind = 'alone' | 'couple' | 'pictures'

/**
 * Simulated people who count wishes, couples who take turns with one phone, and people who look at pictures only. With moods and
 * slips.
 */
export const PEOPLE_BY_RULES: Crowd = {
  name: 'rules, couples, pictures',
  people: (designs, count) => Array.from({ length: count }, (_, at) => personOf(at, designs)),
}

function personOf(at: number, designs: readonly Design[]): Simulated {
  const id = idOf(2, at)
  const draw = chanceOf('kind', id)
  const kind: Kind = draw < 0.5 ? 'alone' : draw < 0.8 ? 'couple' : 'pictures'
  const worth = remembered(kind === 'pictures' ? lookOf(id) : countOf(id, 'one'))
  const other = kind === 'couple' ? remembered(countOf(id, 'two')) : worth
  const bars = [worth, other].map((of) => barOf(designs, of))
  const turnAt = (card: number) => (kind === 'couple' && Math.floor(card / 7) % 2 === 1 ? 1 : 0)
  return {
    id,
    answers: kind === 'pictures' || chanceOf('silent', id) < 0.3 ? {} : wishedBeds(id),
    told: kind === 'pictures' ? null : invitationText(id),
    worth: (design) => (worth(design) + other(design)) / 2,
    chance(design, card) {
      const turn = turnAt(card)
      const beyond = (turn === 1 ? other : worth)(design) - (bars[turn] ?? 0)
      // Designs far above the bar are liked even on a picky evening.
      return (beyond >= 0 ? 1 - SLIPS : SLIPS) + beyond / 1000
    },
    likes(design, { card, run }) {
      const turn = turnAt(card)
      const judged = turn === 1 ? other : worth
      // Mood: lower standards after many passes, higher ones after many cards.
      const mood = Math.min(0.5, run * 0.06) - (card > 50 ? 0.25 : 0)
      const isGood = judged(design) + mood >= (bars[turn] ?? 0)
      return chanceOf('slip', id, design.id) < SLIPS ? !isGood : isGood
    },
  }
}

/** Wishes of one person, and their dislikes. */
function countOf(id: string, head: string): (design: Design) => number {
  const wished = WISHES.filter((_, at) => chanceOf('wish', id, head, at) < 0.3)
  const hated = WISHES.filter((_, at) => chanceOf('hate', id, head, at) < 0.12)
  return (design) =>
    design.plan === null
      ? lookOf(id)(design)
      : wished.filter((has) => has(design)).length - 1.5 * hated.filter((has) => has(design)).length
}

/** Pictures are liked by style; of a plan only by its template. */
const lookOf =
  (id: string) =>
  (design: Design): number => {
    const seen = design.plan ? [design.plan.template] : design.tags.filter((tag) => STYLES.test(tag))
    return seen.reduce((sum, look) => sum + 2 * chanceOf('look', id, look) - 1, 0)
  }

/** Bar that about one in four designs reaches. */
function barOf(designs: readonly Design[], worth: (design: Design) => number): number {
  const values = designs.map(worth).toSorted((a, b) => b - a)
  return values[Math.floor(values.length / 4)] ?? 0
}

const wishedBeds = (id: string) => ({
  bedrooms: chanceOf('wish', id, 'one', 13) < 0.3 ? 4 : 3,
  ...(chanceOf('wish', id, 'one', 9) < 0.3 && { storeys: '1' }),
})

/** Picture answers of the person who holds the phone. */
function invitationText(id: string): ToldAnswers {
  const wants = (at: number) =>
    Number(chanceOf('wish', id, 'one', at) < 0.3) - 1.5 * Number(chanceOf('hate', id, 'one', at) < 0.12)
  const choose = (wish: number, one: string, other: string) =>
    wish === 0 ? 'unsure' : wish > 0 ? one : other
  return {
    second_living: choose(wants(8), 'two', 'one'),
    kitchen: choose(wants(3), 'pantry', 'open'),
    suite: choose(wants(4) - wants(5), 'front', 'rear'),
    study: choose(wants(1), 'room', 'nook'),
    living: choose(wants(0), 'rear', 'front'),
  }
}
