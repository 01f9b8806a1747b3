import { expect, it } from 'vitest'
import { skillionRoof } from './roofs.ts'

it('closes the walls below a slope at the rear, so that none looks thin from its high side', () => {
  const shapes = skillionRoof(
    { x0: -4, x1: 4, y0: 0, y1: 12, z: 5.8, pitch: 7, over: 0.5, material: 'roof', wall: 'cladA' },
    'right',
  )
  const wall = shapes.find(({ material }) => material === 'cladA')
  const rear = wall?.shape === 'mesh' ? wall.points.map(([, y]) => y) : []

  expect(Math.max(...rear)).toBe(12)
})
