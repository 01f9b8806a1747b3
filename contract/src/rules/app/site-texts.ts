/** Editable texts of the public site; its build replaces `%TEXT_<NAME>%` with them. */
export const SITE_TEXTS = [
  {
    name: 'MISSION',
    label: 'About: the mission',
    max: 600,
    usual:
      'Most people choose a house from a display home and a brochure. We think you should find out what you like first, in your own time, with nobody selling to you. So we drew the designs the way an architect would, and put them under your thumb.',
  },
  {
    name: 'EXPERTISE',
    label: 'About: the brokerage',
    max: 400,
    usual:
      'Dream Design is made by a building brokerage. The people who help you choose a builder also helped decide what a good plan must show.',
  },
  {
    name: 'CONTACT',
    label: 'Contact: below the heading',
    max: 200,
    usual: 'Questions about a plan, a block or the app. Ask us.',
  },
] as const
