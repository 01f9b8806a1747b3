/** Services of a building broker for a buyer. */
export const DOES = [
  'Knows builders, and which of them suit your plan, block and budget',
  'Asks several for quotes on the same plan, so you can compare them',
  'Reads the quotes and inclusions with you, line by line',
  'Explains the contract in plain words before you sign',
  'Stays with you during the build, if you agree on that',
] as const

/** Wrong expectations of a building broker. */
export const DOES_NOT = [
  'Build your home, or answer for how it is built',
  'Give legal advice: your own lawyer or conveyancer reads the contract',
  'Lend money, or tell you what you can borrow',
  'Inspect the work: an independent building inspector does',
  'Decide for you',
] as const

/** Questions for any broker, with their reasons. */
export const QUESTIONS = [
  {
    question: 'Who pays you, how much and when?',
    why: 'Ask for it in writing, for each quote, before you sign.',
  },
  {
    question: 'Do all the builders you show me pay you the same?',
    why: 'If not, you know where to look twice.',
  },
  {
    question: 'Which builders do you work with, and how many?',
    why: "Builders outside their panel won't be compared.",
  },
  {
    question: 'What are your qualifications and insurance?',
    why: 'Building brokers have no regulator of their own in Australia.',
  },
  {
    question: 'What is missing from this quote before I can move in?',
    why: 'Think of site costs, driveway, floors, fences and fees.',
  },
  { question: 'What can still change the price?', why: 'Soil, slope and "provisional sums" often do.' },
  {
    question: 'Who can I call who has built with you?',
    why: 'Two names from the last two years is a fair request.',
  },
  { question: "What do you do after I've signed?", why: 'Some stay until handover, some stop there.' },
] as const

/** Next steps in the app, in order. */
export const NEXT = [
  { title: 'You compare', text: 'Each broker says how they are paid, and we show what we checked and when.' },
  {
    title: 'You choose one',
    text: "You'll see the brief the app wrote, and can untick anything you'd rather keep private.",
  },
  { title: 'You talk', text: 'In the chat here. Your email and phone stay private unless you share them.' },
  {
    title: 'You can change',
    text: 'Another broker is two taps away. The old chat closes, but you can still read it.',
  },
] as const
