import type { Draft, LevelDraft } from '../../draft.ts'
import type { Rect } from '../../geometry/geometry.ts'
import type { Random } from '../../random.ts'
import type { Cell } from '../../layout/solve.ts'

const NOWHERE: Rect = { x: 0, y: 0, w: 0, h: 0 }

/** Rectangle of a room of the storey below. */
export const rectOf = (cells: readonly Cell[], room: string): Rect =>
  cells.find((one) => one.room === room)?.rect ?? NOWHERE

interface Storeys<Choices> {
  choose(random: Random): Choices
  ground(random: Random, choices: Choices): LevelDraft
  upper(choices: Choices, cells: readonly Cell[], random: Random): LevelDraft
}

/** Template draft of a two-storey house from choices that both storeys share. */
export const twoStoreys =
  <Choices>({ choose, ground, upper }: Storeys<Choices>) =>
  (random: Random): Draft => {
    const choices = choose(random)
    return {
      mirrored: random.chance(0.5),
      ground: ground(random, choices),
      upper: (cells) => upper(choices, cells, random),
    }
  }
