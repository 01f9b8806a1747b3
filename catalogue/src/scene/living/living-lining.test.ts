import { describe, expect, it } from 'vitest'
import { seeded } from '#plan/random.ts'
import { STYLES } from '../styles.ts'
import { designLiving, type Living } from './living-design.ts'
import { lining, liningMaterials } from './living-lining.ts'
import { livingScene } from './living.ts'

const livingOf = (style: (typeof STYLES)[number], number: number, own: Partial<Living> = {}): Living => ({
  ...designLiving(seeded(`lined ${style.name}`), style, number),
  ...own,
})

describe.each(STYLES)('a living room in the style $name', (style) => {
  it('has its own lining on the far wall, of materials that the scene knows', () => {
    const living = livingOf(style, 1, { focus: 'fireplace', battens: false })
    const scene = livingScene(seeded('lined'), living)
    const shapes = lining(living)

    expect(shapes.length).toBeGreaterThan(0)
    for (const { material } of shapes) expect(scene.materials).toHaveProperty(material)
  })

  it('lines the wall behind the sofa where the camera looks at it', () => {
    const living = livingOf(style, 3)
    const xs = lining(living).map(({ at }) => at?.[0] ?? 0)

    expect(xs.every((x) => Math.abs(x - (living.mirror * living.size.width) / 2) < 0.05)).toBe(true)
  })

  it('keeps the lining behind pictures and battens', () => {
    const outs = lining(livingOf(style, 1, { focus: 'art', battens: false })).flatMap((shape) => {
      const isHigh = shape.shape === 'box' && (shape.at?.[2] ?? 0) + shape.size[2] > 1.05
      return isHigh ? [shape.size[1]] : []
    })

    for (const out of outs) expect(out).toBeLessThan(0.035)
  })
})

it('leaves the wall to joinery, and to battens beside a fireplace', () => {
  const lined = (own: Partial<Living>) =>
    STYLES.map((style) => lining(livingOf(style, 1, { view: 'front', layout: 'side', ...own })))

  expect(lined({ focus: 'joinery' }).flat()).toEqual([])
  expect(lined({ focus: 'art', battens: true }).flat()).toEqual([])
  for (const shapes of lined({ focus: 'fireplace', battens: true })) {
    expect(shapes.length).toBeGreaterThan(0)
    for (const { at } of shapes) expect(at?.[0]).toBeGreaterThan(0.85)
  }
})

it('gives no two styles the same lining', () => {
  const linings = STYLES.map((style) => {
    const living = livingOf(style, 3)
    return JSON.stringify([lining(living).length, liningMaterials(living)])
  })

  expect(new Set(linings).size).toBe(STYLES.length)
})
