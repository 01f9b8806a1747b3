import { expect, it } from 'vitest'
import { fitOn } from './block-fit.ts'

const plan = { minLotWidth: 14.5, minLotDepth: 30 }

it.each([
  [{ width: 16, depth: 32 }, true, '1.5 m to spare across your 16 m block. It suits lots from 14.5 m.'],
  [{ width: 16, depth: null }, true, '1.5 m to spare across your 16 m block. It suits lots from 14.5 m.'],
  [{ width: 14.5, depth: null }, true, 'Exactly as wide as your 14.5 m block. It suits lots from 14.5 m.'],
  [{ width: 13.9, depth: 40 }, false, '0.6 m too wide: it suits lots from 14.5 m, yours is 13.9 m.'],
  [{ width: 16, depth: 28 }, false, '2 m too deep: it suits lots from 30 m deep, yours has 28 m.'],
])('a block of %j fits: %s', (block, fits, sentence) => {
  expect(fitOn(block, plan)).toEqual({ fits, sentence })
})
