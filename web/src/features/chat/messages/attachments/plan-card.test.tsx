import type { DesignCard } from '@dream/contract/api/chat/messages'
import { groundOf } from '@dream/contract/rules/land/land-fit'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type BuyersGround, BuyersGroundContext } from './buyers-ground.ts'
import { PlanCard } from './plan-card.tsx'

const PLAN: DesignCard = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Wattle',
  category: 'Floor Plan',
  imageUrl: '/media/plans/wattle.avif',
  bedrooms: 4,
  bathrooms: 2,
  garages: 2,
  frontage: 14,
  totalArea: 275,
  house: { houseWidth: 12, houseDepth: 22, minLotWidth: 14, minLotDepth: 30, site: 'usual' },
}
const victorian = groundOf({ state: 'VIC', corner: null, setbacks: null, mustHaves: [] })

const show = (ground: BuyersGround, design = PLAN) =>
  render(
    <BuyersGroundContext value={ground}>
      <PlanCard design={design} onOpen={undefined} />
    </BuyersGroundContext>,
  )

test.each<[what: string, ground: BuyersGround, lot: string | null, fit: string | null]>([
  ['a block', { ...victorian, width: 15, depth: null }, '14.4', 'Fits, 0.6 m to spare'],
  ['a block that is too narrow', { ...victorian, width: 14, depth: null }, '14.4', '0.4 m too wide'],
  ['ground without a width', victorian, '14.4', null],
  ['ground that is not known yet', null, null, null],
  ['no ground at all', undefined, '14.0', null],
])('on %s a plan shows the lot that it needs there, and whether it fits', (_, ground, lot, fit) => {
  show(ground)

  expect(/([\d.]+).m.lot/.exec(document.body.textContent ?? '')?.[1] ?? null).toBe(lot)
  expect(screen.queryByText(/to spare|too wide/)?.textContent ?? null).toBe(fit)
})

test('a card of an earlier version, without its house, shows the facts that it has', () => {
  const { house: _, ...earlier } = PLAN
  show({ ...victorian, width: 15, depth: null }, earlier)

  expect(document.body.textContent).toContain('14.0\u00a0m\u00a0lot')
  expect(screen.queryByText(/to spare/)).toBeNull()
})
