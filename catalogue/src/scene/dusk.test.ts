import { expect, it } from 'vitest'
import { wantedRooms } from '#rooms/same-rooms.ts'
import { atDusk } from './dusk.ts'
import type { Scene } from './shapes.ts'

const byDay: Scene = {
  materials: {
    lampGlow: { kind: 'glow', color: '#fff1d8' },
    shade: { kind: 'paint', color: '#efece4' },
    sky: { kind: 'sky', color: '#a9cde6', color2: '#eaf3f5' },
  },
  shapes: [
    { shape: 'sphere', at: [0, 2, 1.7], r: 0.055, material: 'lampGlow' },
    { shape: 'cylinder', at: [0, 2, 1.7], r: 0.2, h: 0.2, material: 'shade' },
  ],
  lights: [
    { kind: 'sun', strength: 5, at: [6, 0, 5], look: [0, 0, 0] },
    { kind: 'area', strength: 100, size: [2, 2], at: [2, 2, 1], look: [0, 2, 1] },
  ],
  world: { color: '#dfe9f2', strength: 0.55 },
  camera: { at: [0, -1, 1.3], look: [0, 5, 1.3], fov: 48 },
  exposure: 2.4,
}

it('lights the bulbs where they hang, hides them behind painted shades, and lets the sun set', () => {
  const { lights, shapes } = atDusk(byDay)

  expect(lights.map(({ kind }) => kind)).toEqual(['area', 'point'])
  expect(lights[0]?.strength).toBeLessThan(50)
  expect(lights[1]?.at).toEqual([0, 2, 1.7])
  expect(shapes.map(({ shadowless }) => shadowless ?? false)).toEqual([true, false])
})

it('has a lit lamp and no sun in every evening room', () => {
  const evenings = wantedRooms().filter((room) => room.category !== 'Facade' && 'hour' in room.made())

  expect(evenings.length).toBeGreaterThan(0)
  for (const { slug, scene } of evenings) {
    const { lights } = scene()
    const lamps = lights.filter(({ color, strength }) => color?.startsWith('#ff') && strength > 1)
    expect(lamps.length, slug).toBeGreaterThan(0)
    expect(
      lights.some(({ kind }) => kind === 'sun'),
      slug,
    ).toBe(false)
  }
})
