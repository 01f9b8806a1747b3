import type { Tones } from './palettes.ts'

/** Line colour of the plans: dark ink on paper. */
export const LINE = '#0b2526'
const LIPS_IN_BEARD = '#faf5ec'
export const SKIN = { fair: '#f8e6d6', warm: '#eec7a3', brown: '#cf9a72', deep: '#a06d4c' } as const
const HAIR = {
  black: '#12282a',
  brown: '#5a3f30',
  auburn: '#93512f',
  fair: '#d3a861',
  grey: '#a9aca6',
} as const

const HEAD = 'M164 196C162 118 192 84 240 84s78 34 76 112c-2 78-34 132-76 132s-74-54-76-132Z'

/** Hair shapes behind the head, and over it. */
interface Cut {
  behind?: string
  over: string
}

const CUTS = {
  short: {
    over: 'M160 206c-16-92 22-142 84-142 70 0 96 50 78 142-8-26-14-52-26-66-36 14-78 12-106-4-16 16-24 42-30 70Z',
  },
  parted: {
    over: 'M158 210c-14-98 18-146 80-148 74-4 100 52 84 148-8-34-20-58-46-78-30 14-66 18-94 12-14 14-20 38-24 66Z',
  },
  swept: {
    over: 'M160 204c-22-70 4-122 52-134 62-24 132 14 112 132-10-22-18-40-22-60-44 4-84-8-104-28-18 24-30 54-38 90Z',
  },
  curls: {
    over: 'M156 214c-26-14-26-48-8-62-8-34 18-60 46-58 16-32 60-36 78-12 32-8 62 18 56 52 24 18 22 60-4 80-4-28-10-48-24-64-22 8-40 0-54-8-16 14-42 16-60 8-16 18-24 40-30 64Z',
  },
  bob: {
    behind: 'M150 300c-30-96-18-236 90-236s120 140 90 236c-14 14-166 14-180 0Z',
    over: 'M162 212c-8-80 16-128 78-130 62 2 86 50 78 130-12-34-30-58-58-72-20 22-62 34-98 72Z',
  },
  long: {
    behind:
      'M136 396c14-60-6-120 4-204 8-90 48-130 100-130s92 40 100 130c10 84-10 144 4 204-60 20-148 20-208 0Z',
    over: 'M162 214c-6-84 20-128 78-130 58 2 84 46 78 130-8-40-32-76-78-92-46 16-70 52-78 92Z',
  },
  waves: {
    behind:
      'M132 372c-14-34 12-52 6-92-10-46 4-66 2-106 4-70 48-112 100-112s96 42 100 112c-2 40 12 60 2 106-6 40 20 58 6 92-46 26-170 26-216 0Z',
    over: 'M160 214c-8-78 12-132 80-132s88 54 80 132c-8-30-18-50-38-66-40 2-72-8-88-26-12 26-24 56-34 92Z',
  },
  bun: {
    behind: 'M190 66c-4-38 22-58 50-58s54 20 50 58c-18 14-82 14-100 0Z',
    over: 'M160 204c-12-84 22-134 80-134s92 50 80 134c-6-44-30-78-80-82-50 4-74 38-80 82Z',
  },
  thin: {
    over: 'M160 216c-8-34-8-64 4-92 6 10 8 22 6 34 0 20-4 36-10 58Zm160 0c8-34 8-64-4-92-6 10-8 22-6 34 0 20 4 36 10 58Z',
  },
} as const satisfies Record<string, Cut>

const BEARD = 'M162 208c-2 84 26 132 78 132s80-48 78-132c-8 34-18 46-42 46-14-8-58-8-72 0-24 0-34-12-42-46Z'
const GLASSES =
  '<g fill="none" stroke-width="6"><circle cx="208" cy="210" r="27"/><circle cx="272" cy="210" r="27"/><path d="M235 206q5-5 10 0M181 206l-18-6M299 206l18-6"/></g>'
const COLLARS = {
  shirt: '<path d="M204 348 240 404l36-56M240 404v76" fill="none"/>',
  round: '<path d="M196 352c16 40 72 40 88 0" fill="none"/>',
  jacket: '<path d="M198 350 240 470l42-120M172 366l18 50 24-8M308 366l-18 50-24-8" fill="none"/>',
} as const

export interface Face {
  cut: keyof typeof CUTS
  hair: keyof typeof HAIR
  skin: keyof typeof SKIN
  collar: keyof typeof COLLARS
  hasGlasses?: boolean
  hasBeard?: boolean
  hasEarrings?: boolean
}

const filled = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

/** Draws head and shoulders of an invented person, in the line style of the plans. */
export function drawFace({ cut, hair, skin, collar, ...has }: Face, tones: Tones): string {
  const { behind, over }: Cut = CUTS[cut]
  const [colour, paper] = [HAIR[hair], SKIN[skin]]
  const lips = has.hasBeard ? `stroke="${LIPS_IN_BEARD}"` : ''
  return [
    `<g stroke="${LINE}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">`,
    behind ? filled(behind, colour) : '',
    filled(
      'M52 490c4-88 50-112 130-134 18-6 24-14 24-34v-24h68v24c0 20 6 28 24 34 80 22 126 46 130 134Z',
      paper,
    ),
    filled('M52 490c4-88 50-112 136-136 18 46 86 46 104 0 86 24 132 48 136 136Z', tones.high),
    COLLARS[collar],
    filled('M166 196c-18-8-28 2-24 22 4 22 14 32 28 28M314 196c18-8 28 2 24 22-4 22-14 32-28 28', paper),
    filled(HEAD, paper),
    has.hasBeard ? filled(BEARD, colour) : '',
    filled(over, colour),
    '<path d="M190 184q16-9 34 0M256 184q18-9 34 0" fill="none"/>',
    `<g stroke="none" fill="${LINE}"><circle cx="208" cy="210" r="7"/><circle cx="272" cy="210" r="7"/></g>`,
    '<path d="M240 208c-4 18-12 32-8 38 3 4 9 5 14 3" fill="none" stroke-width="6"/>',
    `<path d="M214 280q26 20 52 0" fill="none" ${lips}/>`,
    has.hasGlasses ? GLASSES : '',
    has.hasEarrings
      ? `<g fill="${tones.high}" stroke-width="5"><circle cx="150" cy="254" r="8"/><circle cx="330" cy="254" r="8"/></g>`
      : '',
    '</g>',
  ].join('')
}
