import { TOUR_TEXTS, type TourText } from '@dream/contract/rules/app/tour-texts'
import type { TourName, TourStep } from '@dream/contract/rules/app/tours'

/** Targets of each tour's steps: the element with this `data-tour`, or something in it. */
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

/** Steps of a tour, with an editor's texts in place of its own. */
export const stepsOf = (name: TourName, texts: readonly TourText[] = TOUR_TEXTS[name]): readonly TourStep[] =>
  TARGETS[name].map((target, at) => ({
    ...(texts[at] ?? TOUR_TEXTS[name][at] ?? { title: '', subtitle: '' }),
    targetSelector: selectorOf(target),
    centered: false,
  }))

/** Default steps of each tour, with their targets (product §4). */
export const TOUR_STEPS: Readonly<Record<TourName, readonly TourStep[]>> = {
  explore: stepsOf('explore'),
  dreamlist: stepsOf('dreamlist'),
  land: stepsOf('land'),
  videos: stepsOf('videos'),
  brokers: stepsOf('brokers'),
  brokerDetail: stepsOf('brokerDetail'),
}
