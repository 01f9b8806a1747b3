import type { TourName } from './tours.ts'

/** Text of one step of a tour. */
export type TourText = { title: string; subtitle: string }

const says = (title: string, subtitle: string): TourText => ({ title, subtitle })

/** Default texts of each tour, step by step, until an editor rewrites them (product §4). */
export const TOUR_TEXTS: Readonly<Record<TourName, readonly TourText[]>> = {
  explore: [
    says('Could you live here?', 'Swipe right if you could, left if not. There are no wrong answers.'),
    says('Buttons work too', 'Pass, take the last one back, or like. Tap a card to see all of it.'),
    says(
      'Every plan you like counts',
      'Your dreamlist unlocks first. Land, short lessons and your broker follow.',
    ),
  ],
  dreamlist: [
    says('Everything you liked', 'Floor plans come first. Choose a category to see only its designs.'),
    says(
      'Look again, or let it go',
      'Tap a design to see all of it. Tap its heart to take it off your list.',
    ),
  ],
  land: [
    says(
      'Rules for where you build',
      'Grants, duty and approvals differ by state. You can change yours here.',
    ),
    says('Try plans on your block', 'Add its width, and each plan you like shows whether it fits.'),
    says('One idea per card', 'A drawing, a rule, a question to ask. Start wherever you like.'),
  ],
  videos: [
    says(
      'Learn to read a plan',
      'One idea per video, with captions. Stop any time: it picks up where you left off.',
    ),
  ],
  brokers: [
    says(
      'Find someone for your block',
      'Filter by state, area, specialty or language. The best match comes first.',
    ),
    says(
      'One honest reason each',
      'Each card says why this broker suits you, and how fast they really reply.',
    ),
  ],
  brokerDetail: [
    says(
      'Who you would talk to',
      'Their company and hours. What we checked about them is further down, with dates.',
    ),
    says('How they are paid', 'In their own words. Ask about it: a good broker likes the question.'),
    says(
      'Choose when it feels right',
      "You'll see what you share before it's sent, and you can change your broker later.",
    ),
  ],
}
