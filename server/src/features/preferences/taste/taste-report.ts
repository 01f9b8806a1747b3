import type { ReportCard } from '@dream/contract/api/designs/tags'
import { REPORT_LIKES } from '@dream/contract/rules/designs/collections'
import { houseOf, lotFor, type Ground } from '@dream/contract/rules/land/land-fit'
import type { CatalogueState } from '#features/designs/catalogue.ts'
import { swiperOf } from '#features/designs/dealing/swiper.ts'
import { readDeckOf } from '#features/designs/designs.store.ts'
import { onesOf } from '#features/designs/ranking/bitmap.ts'
import type { Rankable } from '#features/designs/ranking/facts.ts'
import type { FeatureIndex } from '#features/designs/ranking/feature-index.ts'
import { liftOf, type TagCounts } from '#features/designs/ranking/swipes.ts'
import { tagLabel, tagName } from '#features/designs/ranking/tag-labels.ts'
import type { Database } from '#platform/database/database.ts'
import { besideOthers } from './beside.ts'
import type { Everybody, Shares } from './everybody.ts'
import { isInNearlyAll } from './is-in-nearly-all.ts'

type Deps = { database: Database; everybody: Everybody }

/** Taste report of a person: six cards, each true of their swipes. */
export async function readReport({ database, everybody }: Deps, catalogue: CatalogueState, userId: string) {
  const { swipes, answers } = swiperOf(catalogue.byId, await readDeckOf(database, userId), userId)
  const counts = catalogue.countsOf(userId, swipes)
  const liked: Rankable[] = []
  onesOf(swipes.liked, (ordinal) => {
    const design = catalogue.byOrdinal[ordinal]?.design
    if (design) liked.push(design)
  })
  const report = { likes: counts.likes, needed: REPORT_LIKES }
  if (counts.likes < REPORT_LIKES) return { ...report, cards: [] }
  return {
    ...report,
    cards: reportCards({
      index: catalogue.index,
      counts,
      liked,
      ground: answers.ground,
      others: await everybody(catalogue),
    }),
  }
}

export type Told = {
  index: FeatureIndex
  counts: TagCounts
  liked: readonly Rankable[]
  ground: Ground
  others: Shares | null
}

/** Pure part, without reads. */
export function reportCards(told: Told): ReportCard[] {
  return [
    roomCard(told),
    widthCard(told),
    storeysCard(told),
    styleCard(told),
    passesCard(told),
    othersCard(told),
  ]
}

const plansOf = ({ liked }: Told) => liked.filter(({ plan }) => plan !== null)
const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Liked tags of one kind, the most distinctive first: those with a higher share among likes than in the catalogue. */
function likedTags({ index: { tags, tagShares }, counts: { liked, likes } }: Told, kind: RegExp) {
  return tags
    .flatMap((tag, id) => {
      const count = liked[id] ?? 0
      const name = tagName(tag)
      const lift = count / Math.max(1, likes) / Math.max(0.01, tagShares[id] ?? 0)
      return kind.test(tag) && count > 0 && name !== null
        ? [{ tag, id, count, name, tells: count * Math.max(0.1, lift) }]
        : []
    })
    .sort((a, b) => b.tells - a.tells || (a.tag < b.tag ? -1 : 1))
}

function roomCard(told: Told): ReportCard {
  const title = 'Your room'
  const plans = plansOf(told).length
  const [top] = likedTags(told, /^room:/).filter(({ tag }) => !isInNearlyAll(told.index, tag))
  if (!top || plans === 0)
    return { kind: 'room', title, figure: '0', sentence: 'No room stands out yet in what you like.' }
  const sentence = `${top.count} of the ${plural(plans, 'plan')} you like ${top.count === 1 ? 'has' : 'have'} it.`
  return { kind: 'room', title, figure: top.name, sentence }
}

const NO_PLAN = 'You have liked no floor plan yet.'

function widthCard(told: Told): ReportCard {
  const title = 'Your block'
  const lots = lotsOf(told)
  const [narrowest] = lots
  const middle = lots[lots.length >> 1]
  const widest = lots.at(-1)
  if (!narrowest || !middle || !widest) return { kind: 'width', title, figure: '0 m', sentence: NO_PLAN }
  const fitting = lots.filter(({ width }) => width <= middle.width)
  const depth = Math.max(...fitting.map((lot) => lot.depth))
  return {
    kind: 'width',
    title,
    figure: `${middle.width} m`,
    sentence: `A lot this wide and ${depth} m deep takes ${fitting.length} of the ${plural(lots.length, 'plan')} you like. They need from ${narrowest.width} to ${widest.width} m across.`,
  }
}

/** Lot widths that the liked plans need on the person's ground, ascending. */
const lotsOf = (told: Told) =>
  plansOf(told)
    .flatMap((design) => houseOf(design) ?? [])
    .map((house) => lotFor(house, told.ground))
    .toSorted((a, b) => a.width - b.width)

function storeysCard(told: Told): ReportCard {
  const title = 'Up or out'
  const plans = plansOf(told)
  if (plans.length === 0) return { kind: 'storeys', title, figure: '0 plans', sentence: NO_PLAN }
  const two = plans.filter(({ plan }) => plan?.storeys === 2).length
  const one = plans.length - two
  const most = Math.max(one, two)
  return {
    kind: 'storeys',
    title,
    figure: one === two ? 'Half and half' : one > two ? 'One storey' : 'Two storeys',
    sentence: `${most} of the ${plural(plans.length, 'plan')} you like ${most === 1 ? 'has' : 'have'} ${one >= two ? 'one storey' : 'two storeys'}.`,
  }
}

function styleCard(told: Told): ReportCard {
  const title = 'Your style'
  const rooms = told.liked.filter(({ plan }) => plan === null).length
  const [style] = likedTags(told, /^style:/)
  if (style) {
    const name = style.name.replace(/ designs$/, '')
    return {
      kind: 'style',
      title,
      figure: name,
      sentence: `${style.count} of the ${plural(rooms, 'room')} you like ${style.count === 1 ? 'is' : 'are'} ${name}.`,
    }
  }
  const [living] = likedTags(told, /^living:(rear|front|left|right|middle|upstairs)$/)
  const plans = plansOf(told).length
  if (!living)
    return {
      kind: 'style',
      title,
      figure: 'Open',
      sentence: 'You have liked no room yet: like a kitchen or a front to see it.',
    }
  return {
    kind: 'style',
    title,
    figure: living.name,
    sentence: `That is so in ${living.count} of the ${plural(plans, 'plan')} you like.`,
  }
}

/** Min passes for a habit. */
const MIN_PASSES = 3

function passesCard({ index: { tags }, counts: { liked, passed, passes } }: Told): ReportCard {
  const title = 'What you pass on'
  const [top] = tags
    .flatMap((tag, id) => {
      const count = passed[id] ?? 0
      const met = count + (liked[id] ?? 0)
      const label = /^(template|beds|baths|cars):/.test(tag) ? null : tagLabel(tag)
      return count < MIN_PASSES || label === null || count / met < 0.6
        ? []
        : [{ tag, label, count, met, tells: (count / met) * Math.log(met) }]
    })
    .sort((a, b) => b.tells - a.tells || (a.tag < b.tag ? -1 : 1))
  if (!top)
    return {
      kind: 'passes',
      title,
      figure: `${passes}`,
      sentence: `You passed on ${plural(passes, 'design')}, and nothing of them stands out.`,
    }
  return {
    kind: 'passes',
    title,
    figure: tagName(top.tag) ?? top.label,
    sentence: `You passed on ${top.count} of the ${top.met} ${top.label} that you met.`,
  }
}

function othersCard(told: Told): ReportCard {
  const title = 'Only you'
  const { others, counts, index } = told
  const [top] = likedTags(told, /^(?!beds|baths|cars|template)/)
    .filter(({ tag, count }) => count >= MIN_PASSES && !isInNearlyAll(index, tag))
    .map((each) => ({ ...each, usual: (others?.tags ?? index.tagShares)[each.id] ?? 0 }))
    .filter(
      ({ id, count, usual }) => usual > 0 && count / counts.likes > usual && liftOf(index, counts, id) > 1,
    )
    .sort((a, b) => b.count / b.usual - a.count / a.usual || (a.tag < b.tag ? -1 : 1))
  if (!top)
    return {
      kind: 'others',
      title,
      figure: 'All-rounder',
      sentence: 'You like a little of everything, much as others do.',
    }
  const mine = `${top.count} of your ${counts.likes} likes`
  const usual = Math.max(1, Math.round(top.usual * 100))
  return {
    kind: 'others',
    title,
    figure: top.name,
    sentence: others
      ? `${besideOthers(top.count / counts.likes, top.usual) ?? 'More often than others'}: ${mine}, and ${usual} in 100 of everybody's.`
      : `${mine}, and ${usual} in 100 of all designs.`,
  }
}
