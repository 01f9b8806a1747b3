import type { DoorSpec, LevelDraft, Template } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import type { Bar } from './leg-rooms.ts'
import { suiteDoors } from '../rooms.ts'
import {
  bar,
  childrenAtEnd,
  childrensDoors,
  LEG_MM,
  openTo,
  parentsAtEnd,
  terraceDoors,
} from './leg-rooms.ts'

interface Choices extends Bar {
  /** Whether the leg is slim, so that a garden fits beside it behind the garage on a narrower block too. */
  isSlim: boolean
  kitchenLeft: boolean
  livingFirst: boolean
  /** Position of the terrace: beside the leg, or within it. */
  roof: 'beside' | 'within'
  bathDoor: 'left' | 'right'
}

const choose = (random: Random): Choices => ({
  front: random.pick(['children', 'parents', 'parents']),
  behind: random.pick(['cars', 'rooms']),
  isSlim: random.chance(0.5),
  fourth: random.pick(['bed4', 'bed4', 'media']),
  kitchenLeft: random.chance(0.5),
  livingFirst: random.chance(0.5),
  roof: random.pick(['beside', 'within']),
  bathDoor: random.pick(['left', 'right']),
})

function leg(random: Random, { front, behind, kitchenLeft, livingFirst, roof }: Choices): Split[] {
  const cook = [cell('kitchen', [3600, 4000, 4500], [3700, 3900, 4300]), cell('dining', [2900, 3400, 4000])]
  const row = across(...(kitchenLeft ? cook : cook.toReversed()))
  const cover = cell('alfresco', [3000, random.between(3000, 3400, 100), 4400])
  const living = cell('living', [4200, 4600, 7700], [4200, 4500, 4900])
  const towards = (...parts: Split['parts']) => across(...(behind === 'cars' ? parts : parts.toReversed()))
  const inLeg = (part: Split) => towards(sized(part, LEG_MM), out())
  // The entry ends at the leg's inner side, where a terrace would block it.
  const sit =
    roof === 'within' && !livingFirst
      ? inLeg(towards(living, cover))
      : towards(sized(across(living), LEG_MM), cover, out())
  const end = front === 'children' ? parentsAtEnd(random) : childrenAtEnd()
  return [
    ...(livingFirst ? [sit, inLeg(row)] : [inLeg(row), sit]),
    towards(sized(end, front === 'children' ? LEG_MM : LEG_MM + 550), out()),
  ]
}

function doorsFor({ front, behind, fourth, bathDoor }: Choices): DoorSpec[] {
  const toGarden = behind === 'cars' ? 'right' : 'left'
  const larder = 'pantry'
  return [
    roller(),
    frontDoor('porch', 'entry'),
    ...(behind === 'cars'
      ? [
          swing('garage', 'entry', 'rear'),
          fromOneOf(['dining', 'living', 'entry'], cavity('kitchen', larder)),
          fromOneOf(['dining', 'living'], cavity('kitchen', 'laundry')),
        ]
      : [swing('garage', 'mudroom'), cavity('entry', 'mudroom'), cavity('mudroom', 'laundry')]),
    backDoor('laundry', 'left'),
    ...(front === 'children'
      ? [...childrensDoors, fromOneOf(['dining'], swing('living', 'master'))]
      : [
          swing('entry', 'master', 'rear'),
          fourth === 'bed4' ? swing('entry', 'bed4') : cavity('entry', 'media'),
          swing('lobby', 'bed2'),
          swing('lobby', 'bed3'),
          cavity('lobby', 'bath', bathDoor),
        ]),
    ...suiteDoors,
    ...terraceDoors,
    { ...maybe(slider('dining', 'garden', 2110)), b: null, side: toGarden },
    { ...maybe(slider('living', 'garden', 2410)), b: null, side: toGarden },
  ]
}

/** A bar across the street and a leg into the garden, so that living and table have a garden beside them. */
export function barAndLeg(random: Random): LevelDraft {
  const choices = choose(random)
  const isSlim = choices.isSlim && choices.front === 'parents' && choices.behind === 'cars'
  const right = isSlim ? random.between(4250, 4500, 50) : random.between(5900, 6100, 50)
  return {
    widthMm: LEG_MM + right,
    tree: along(bar(random, choices, right), ...leg(random, choices)),
    open: openTo(choices.front === 'parents'),
    doors: doorsFor(choices),
    windows: {
      master: choices.front === 'parents' ? ['front'] : ['rear'],
      living: [choices.behind === 'cars' ? 'right' : 'left'],
      dining: [choices.behind === 'cars' ? 'right' : 'left'],
      kitchen: ['left', 'right'],
      bed4: ['right', 'rear'],
    },
  }
}

/** An L around its garden, for blocks of fourteen to sixteen metres. */
export const legFour: Template = {
  id: 'leg-four',
  share: 2,
  draft: (random) => ({ mirrored: random.chance(0.5), ground: barAndLeg(random) }),
}
