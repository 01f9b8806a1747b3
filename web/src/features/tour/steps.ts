import { TOUR_TEXTS, type TourText } from '@dream/contract/rules/app/tour-texts'
import type { TourName, TourStep } from '@dream/contract/rules/app/tours'

/** What carries `data-tour` with a step's name, or something in it; where each step of a tour points. */
const TARGETS: Readonly<Record<TourName, readonly string[]>> = {
  explore: ['deck [data-depth="0"]', 'actions', 'progress'],
  dreamlist: ['shelves', 'liked :is(li,[role=listitem])'],
  land: ['land-state', 'land-block', 'land-topics > li'],
  videos: ['videos'],
  brokers: ['broker-filters', 'broker-card'],
  brokerDetail: ['broker-head', 'broker-pay', 'broker-choose'],
}

function selectorOf(target: string): string {
  const [name = '', ...inside] = target.split(' ')
  return [`[data-tour="${name}"]`, ...inside].join(' ')
}

/** The steps of a tour, with the words that an editor has written in the place of its own. */
export const stepsOf = (name: TourName, texts: readonly TourText[] = TOUR_TEXTS[name]): readonly TourStep[] =>
  TARGETS[name].map((target, at) => ({
    ...(texts[at] ?? TOUR_TEXTS[name][at] ?? { title: '', subtitle: '' }),
    targetSelector: selectorOf(target),
    centered: false,
  }))

/** What each tour says by itself, and where (product §4). */
export const TOUR_STEPS: Readonly<Record<TourName, readonly TourStep[]>> = {
  explore: stepsOf('explore'),
  dreamlist: stepsOf('dreamlist'),
  land: stepsOf('land'),
  videos: stepsOf('videos'),
  brokers: stepsOf('brokers'),
  brokerDetail: stepsOf('brokerDetail'),
}
