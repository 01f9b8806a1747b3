import { expect, it } from 'vitest'
import type { Brief } from '../../api/chat/brief.ts'
import { DEFAULT_SETBACKS } from '../land/land-setbacks.ts'
import { briefLines } from './brief-lines.ts'
import { BRIEF_PARTS } from './chat.ts'

const NOTHING: Required<Brief> = {
  whoFor: 'unsure',
  mustHaves: [],
  dislikes: [],
  areas: { state: 'unsure', suburb: null, postcode: null },
  block: {
    width: null,
    depth: null,
    slope: 'unsure',
    facing: null,
    corner: 'unsure',
    setbacks: { ...DEFAULT_SETBACKS, isOwn: false },
  },
  budget: 'unsure',
  stage: { stage: 'unsure', when: null, firstHome: 'unsure' },
  plans: [],
}

it.each(BRIEF_PARTS.map(({ value }) => value))(
  'an open answer says nothing, and neither does a part that is kept: %s',
  (part) => {
    expect(briefLines(NOTHING, part)).toEqual([])
    expect(briefLines({}, part)).toEqual([])
  },
)

it.each([
  ['whoFor', { whoFor: 'family' }, ['Family with children']],
  ['mustHaves', { mustHaves: ['4 bedrooms', 'Study'] }, ['4 bedrooms', 'Study']],
  ['areas', { areas: { state: 'VIC', suburb: 'Tarneit', postcode: '3029' } }, ['Tarneit 3029', 'Victoria']],
  [
    'block',
    { block: { width: 12.5, depth: 30, slope: 'gentle', facing: 'north', corner: 'yes' } },
    ['12.5 × 30 m', 'Gentle slope', 'Back faces north', 'Corner block'],
  ],
  [
    'block',
    { block: { width: 14, depth: null, slope: 'flat', facing: null, corner: 'no' } },
    ['14 m wide', 'Flat'],
  ],
  [
    'block',
    {
      block: {
        width: null,
        depth: null,
        slope: null,
        facing: null,
        corner: null,
        setbacks: { front: 5, rear: 2.5, side: 1.5, sideStreet: 3, isOwn: true },
      },
    },
    ['Setbacks 5 m front, 2.5 m rear, 1.5 m sides'],
  ],
  ['budget', { budget: '450-600' }, ['$450k to $600k to build, without the land']],
  [
    'stage',
    { stage: { stage: 'have-land', when: 'this-year', firstHome: 'yes' } },
    ['Have land', 'Within 12 months', 'First home'],
  ],
] as const satisfies readonly (readonly [string, Brief, readonly string[]])[])(
  '%s of %o reads %o',
  (part, brief, lines) => {
    expect(briefLines(brief, part)).toEqual(lines)
  },
)
