import type { Alfresco } from '#scene/alfresco/alfresco-design.ts'
import { colorName, paletteOf, stoneOf, TIMBERS } from './materials.ts'
import { capital, numberWord, type RoomText, sentence, matching, rotated, withArticle } from './sentences.ts'

const WALLS = { brick: 'brick', render: 'render', boards: 'painted board', stone: 'stone' } as const
const FLOORS = { deck: 'timber deck', pavers: 'pale pavers', concrete: 'concrete' } as const

function namesOf(a: Alfresco) {
  const stone = stoneOf(a.stone)
  const count = numberWord(a.seats)
  return {
    stone,
    timber: TIMBERS[a.timber],
    fabric: colorName(a.fabric),
    wall: WALLS[a.wall],
    floor: FLOORS[a.floor],
    count,
    pendant: a.pendant === 'bar' ? 'a long bar light' : `${withArticle(a.pendant)} pendant`,
    furniture: a.lounge ? `a low sofa with ${colorName(a.fabric)} cushions` : `a table for ${count}`,
    under: a.floor === 'concrete' ? 'concrete floor' : a.floor === 'deck' ? 'timber deck' : 'pale pavers',
    light: a.mirror > 0 ? 'left' : 'right',
  }
}

type Names = ReturnType<typeof namesOf>

function titles(a: Alfresco, n: Names): string[] {
  const names = matching(
    [!a.lounge, `lunch for ${n.count}`],
    [a.lounge, 'outdoor sofa'],
    [!a.kitchen, `open on two sides`],
    [a.kitchen, `${n.wall} and barbecue`],
    [a.kitchen, `${n.stone.short} grill bench`],
    [a.ceiling === 'timber', `under ${n.timber} boards`],
    [a.floor === 'deck', 'on the deck'],
    [a.pool, 'beside the pool'],
    [a.view === 'lawn' && !a.pool, 'across the lawn'],
    [true, `${n.wall} wall, ${n.under}`],
    [!a.kitchen, `${n.wall} garden seat`],
    [true, `${n.fabric} and ${n.timber}`],
  )
  const spread = rotated(names, `${a.size.width}`)
  return [
    ...spread,
    ...spread.map((name) => `${name}, outside`),
    ...spread.map((name) => `${name}, ${n.fabric} seats`),
  ]
}

function descriptions(a: Alfresco, n: Names): string[] {
  const lining = a.ceiling === 'timber' ? `${n.timber} boards overhead` : 'a white ceiling'
  return matching(
    [
      !a.lounge && a.kitchen,
      `the barbecue is an arm's length from a table for ${n.count}, all of it under cover`,
    ],
    [
      !a.lounge,
      `a table for ${n.count} on ${a.floor === 'deck' ? 'a timber deck' : n.floor}, with ${lining}`,
    ],
    [a.lounge, `a low sofa faces the garden under ${n.pendant}`],
    [a.kitchen, `${withArticle(n.stone.name)} bench with a barbecue and a sink runs along the far wall`],
    [
      a.ceiling === 'timber' && a.kitchen,
      `${n.timber} boards overhead, ${n.floor} below, a ${n.wall} wall at the end`,
    ],
    [!a.kitchen, `a low ${n.wall} seat with a hedge behind it is all that closes the far end`],
    [a.view !== 'lawn', `open to the garden on the ${n.light}; ${n.furniture} waits in the shade`],
    [a.pool, `out of the water and under the roof, where ${n.furniture} waits`],
    [a.view === 'lawn' && !a.pool, `step off the lawn and under the roof, where ${n.furniture} waits`],
    [a.view === 'lawn', `four glass doors join the house to ${n.furniture} on ${n.under}`],
    [a.size.height > 2.9, `three metres to the ceiling, so ${n.furniture} still sees the sky`],
  ).map(sentence)
}

export function alfrescoText(a: Alfresco, key: string): RoomText {
  const n = namesOf(a)
  const { interests, lookingFor } = a.style.text
  const outside = matching(
    [a.kitchen, 'Barbecues'],
    [!a.lounge, 'Long lunches'],
    [a.lounge, 'Sunday papers'],
    [a.pool, 'Summer laps'],
    [!a.pool, 'Garden views'],
    [!a.lounge && a.seats === 6, 'Six at the table'],
    [true, 'Open air'],
  ).filter((text) => text.length <= 15)
  return {
    titles: titles(a, n).map(capital),
    descriptions: rotated(descriptions(a, n), key),
    interests: [...new Set([...rotated(outside, key).slice(0, 3), ...rotated(interests, key).slice(0, 1)])],
    lookingFor: [
      ...matching(
        [a.kitchen, 'Outdoor cooking'],
        [!a.lounge, 'Outdoor dining'],
        [a.lounge, 'A place to read'],
        [a.pool, 'A pool'],
        [true, 'Shade'],
      ),
      ...rotated(lookingFor, key).slice(0, 1),
    ].slice(0, 4),
    features: matching(
      [a.kitchen, 'Barbecue'],
      [a.kitchen, `${capital(n.stone.short)} bench`],
      [a.kitchen, 'Outdoor sink'],
      [!a.kitchen, 'Low garden seat'],
      [!a.lounge, `Table for ${n.count}`],
      [a.lounge, 'Outdoor sofa'],
      [a.ceiling === 'timber', 'Lined ceiling'],
      [a.pool, 'Pool'],
      [a.view === 'lawn', 'Glass doors'],
      [true, capital(n.under)],
      [a.kitchen, `${capital(n.wall)} wall`],
      [true, a.pendant === 'bar' ? 'Bar light' : `${capital(a.pendant)} pendant`],
    ).slice(0, 8),
    tags: [
      `palette:${paletteOf(n.fabric)}`,
      `alfresco:${a.lounge ? 'lounge' : 'dining'}`,
      `floor:${a.floor}`,
      `wall:${a.wall}`,
      `pendant:${a.pendant}`,
      ...matching(
        [a.kitchen, 'alfresco:kitchen'],
        [a.pool, 'alfresco:pool'],
        [a.ceiling === 'timber', 'ceiling:timber'],
        [a.ceiling === 'timber', `timber:${a.timber}`],
        [a.kitchen, `stone:${n.stone.family}`],
      ),
    ],
  }
}
