import { expect, test } from 'vitest'
import { parseEntries, wishesAfter, type TasteEntry } from './taste-entries.ts'

const wish = (of: string, value: 'more' | 'less' | null, label = 'Study'): TasteEntry => ({
  id: of,
  kind: 'wish',
  of,
  value,
  label,
})
const study = { tag: 'room:study', label: 'Study', wish: 'less' as const }

test.each<[string, TasteEntry[], unknown[]]>([
  ['nothing waits', [], [study]],
  ['the opposite was said', [wish('room:study', 'more')], [{ ...study, wish: 'more' }]],
  ['it was taken back', [wish('room:study', null)], []],
  [
    'something else was said',
    [wish('room:alfresco', 'more', 'Alfresco')],
    [study, { tag: 'room:alfresco', label: 'Alfresco', wish: 'more' }],
  ],
  ['a question was answered', [{ id: 'a', kind: 'answer', of: 'study', value: 'room:study' }], [study]],
])('the last entry about a wish counts when %s', (_, entries, wanted) => {
  expect(wishesAfter([study], entries)).toEqual(wanted)
})

test('a saved wish without a label is dropped', () => {
  const saved = [wish('a', 'more', 'A'), { ...wish('b', 'less'), label: 3 }]

  expect(parseEntries(saved).map(({ of }) => of)).toEqual(['a'])
})
