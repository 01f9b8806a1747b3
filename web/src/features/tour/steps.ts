import type { TourName, TourStep } from '@dream/contract/rules/tours'

/** A step at whatever carries `data-tour` with this name, or at something in it. */
function at(target: string, title: string, subtitle: string): TourStep {
  const [name = '', ...inside] = target.split(' ')
  const targetSelector = [`[data-tour="${name}"]`, ...inside].join(' ')
  return { title, subtitle, targetSelector, centered: false }
}

/** What each tour says, and where (spec §4). */
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
      'Ten open your dreamlist. Land, short lessons and your broker follow.',
    ),
  ],
  dreamlist: [
    at('shelves', 'Everything you liked', 'Floor plans come first. Choose a shelf to see its designs alone.'),
    at(
      'liked > li',
      'Look again, or let it go',
      'Tap a design to see all of it. Its heart takes it off your list.',
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
      'Say how wide it is, and each plan you like tells you whether it fits.',
    ),
    at(
      'land-topics > li',
      'One idea a card',
      'A drawing, a rule, a question to ask. Start wherever you like.',
    ),
  ],
  videos: [
    at(
      'videos',
      'Learn to read a plan',
      'One idea a video, with captions. Stop any time: it goes on where you left.',
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
    at('broker-checks', 'Checked, with dates', 'What we looked up about this broker, and the day we did.'),
    at(
      'broker-pay',
      'How they are paid',
      'In their own words. Ask about it: a good broker likes the question.',
    ),
    at(
      'broker-choose',
      'Choose when it feels right',
      'You see what is shared before it is, and you can change your broker later.',
    ),
  ],
}
