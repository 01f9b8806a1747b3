import { expect, it } from 'vitest'
import { chosenFronts } from './fronts.ts'
import { listRooms, ROOM_CATEGORIES } from './list.ts'

const rooms = listRooms()

it('has at least 160 rooms of five kinds, each with a slug of its own', () => {
  expect(rooms.length).toBeGreaterThanOrEqual(160)
  expect(new Set(rooms.map(({ slug }) => slug)).size).toBe(rooms.length)
  expect(new Set(rooms.map(({ category }) => category))).toEqual(new Set(ROOM_CATEGORIES))
})

it.each(ROOM_CATEGORIES)('builds a %s only of materials that the scene defines', (category) => {
  for (const room of rooms.filter((each) => each.category === category)) {
    const { shapes, materials } = room.scene()
    const worn = new Set(shapes.map(({ material }) => material))

    expect(
      [...worn].filter((name) => !(name in materials)),
      room.slug,
    ).toEqual([])
  }
})

it.each(ROOM_CATEGORIES)('builds the same %s each time', (category) => {
  const room = rooms.find((each) => each.category === category)

  expect(JSON.stringify(room?.scene())).toBe(JSON.stringify(room?.scene()))
})

it('keeps a front for every facade, with a garage and an entry to the street', () => {
  const facades = rooms.filter(({ category }) => category === 'Facade').map(({ slug }) => slug)

  expect(Object.keys(chosenFronts()).toSorted()).toEqual(facades.toSorted())
  for (const { front } of Object.values(chosenFronts())) {
    const kinds = front.parts.filter(({ level }) => level === 'ground').map(({ kind }) => kind)
    expect(kinds).toContain('garage')
    expect(kinds.some((kind) => kind === 'porch' || kind === 'entry')).toBe(true)
  }
})
