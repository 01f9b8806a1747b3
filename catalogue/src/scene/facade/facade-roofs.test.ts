import { expect, it } from 'vitest'
import { underOneRoof } from './facade-roofs.ts'
import type { FrontPart } from './front.ts'

const part = (from: number, to: number, y: number, kind: FrontPart['kind'] = 'room'): FrontPart => ({
  kind,
  from,
  to,
  y,
  level: 'upper',
})

it('puts neighbours with coplanar fronts under one roof', () => {
  const roofed = underOneRoof([part(-5, 0, 0.44), part(0, 4, 0.44), part(4, 5, 0.44)])

  expect(roofed).toEqual([part(-5, 5, 0.44)])
})

it('extends the roof over a balcony from the wall behind its rail, with the cladding of the wider part', () => {
  const roofed = underOneRoof([part(-4, 1, 0.24), part(1, 4, 0, 'balcony')])

  expect(roofed).toEqual([part(-4, 4, 0.24)])
})

it('gives a recessed part its own roof', () => {
  const parts = [part(-6, -2, 0.24), part(-2, 0, 2.06), part(0, 6, 0.64)]

  expect(underOneRoof(parts)).toEqual(parts)
})
