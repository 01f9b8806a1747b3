import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Siobhán O’Brien', 'siobhan obrien'],
  ['FAÇADE “bold”', 'facade bold'],
  ['Bjørn Łukasz', 'bjorn lukasz'],
  ['0412 345 678', '0412345678'],
  ['51-824\u00a0753 556 Pty', '51824753556 pty'],
  ['14 m wide, 30 m deep', '14 m wide, 30 m deep'],
  ["''", ''],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
