import type { Plan, Room } from './level.ts'

const numberIn = ({ id }: Room) => Number(/^bed(\d+)$/.exec(id)?.[1] ?? 0)

/**
 * Numbers the bedrooms of a house from 2, in the order of their ids: where a template has a media room in place of bed3, bed4 is
 * Bed 3. The ids stay as in the template.
 */
export function numberBedrooms([ground, upper]: Plan['levels']): Plan['levels'] {
  const beds = [ground, upper]
    .flatMap((level) => level?.rooms ?? [])
    .filter((room) => numberIn(room) > 0)
    .toSorted((a, b) => numberIn(a) - numberIn(b))
  const names = new Map(beds.map(({ id }, at) => [id, `Bed ${at + 2}`]))
  const named = (level: typeof ground) => ({
    ...level,
    rooms: level.rooms.map((room) => ({ ...room, name: names.get(room.id) ?? room.name })),
  })
  return upper ? [named(ground), named(upper)] : [named(ground)]
}
