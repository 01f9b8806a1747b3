import type { TourName, TourStep } from '@dream/contract/rules/app/tours'

/** A step at whatever carries `data-tour` with this name, or at something in it. */
function at(target: string, title: string, subtitle: string): TourStep {
  const [name = '', ...inside] = target.split(' ')
  const targetSelector = [`[data-tour="${name}"]`, ...inside].join(' ')
  return { title, subtitle, targetSelector, centered: false }
}

/** What each tour says, and where (product §4). */
export const TOUR_STEPS: Record<TourName, readonly TourStep[]> = {
  explore: [
    at(
      'deck [data-depth="0"]',
      'Could you live here?',
      'Swipe right if you could, left if not. There are no wrong answers.',
    ),
    at('actions', 'Buttons work too', 'Pass, take the last one back, or like. Tap a card to see all of it.'),
    at(
      'progress',
      'Every plan you like counts',
      'Ten unlock your dreamlist. Land, short lessons and your broker follow.',
    ),
  ],
  dreamlist: [
    at(
      'shelves',
      'Everything you liked',
      'Floor plans come first. Choose a category to see only its designs.',
    ),
    at(
      'liked > li',
      'Look again, or let it go',
      'Tap a design to see all of it. Tap its heart to take it off your list.',
    ),
  ],
  land: [
    at(
      'land-state',
      'Rules for where you build',
      'Grants, duty and approvals differ by state. You can change yours here.',
    ),
    at(
      'land-block',
      'Try plans on your block',
      'Add its width, and each plan you like shows whether it fits.',
    ),
    at(
      'land-topics > li',
      'One idea per card',
      'A drawing, a rule, a question to ask. Start wherever you like.',
    ),
  ],
  videos: [
    at(
      'videos',
      'Learn to read a plan',
      'One idea per video, with captions. Stop any time: it picks up where you left off.',
    ),
  ],
  brokers: [
    at(
      'broker-filters',
      'Find someone for your block',
      'Filter by state, area, specialty or language. The best match comes first.',
    ),
    at(
      'broker-card',
      'One honest reason each',
      'Each card says why this broker suits you, and how fast they really reply.',
    ),
  ],
  brokerDetail: [
    at(
      'broker-head',
      'Who you would talk to',
      'Their company and hours. What we checked about them is further down, with dates.',
    ),
    at(
      'broker-pay',
      'How they are paid',
      'In their own words. Ask about it: a good broker likes the question.',
    ),
    at(
      'broker-choose',
      'Choose when it feels right',
      "You'll see what you share before it's sent, and you can change your broker later.",
    ),
  ],
}
