import { expect, test } from 'vitest'
import { actText, fieldText, idText, thingHref } from './audit-text.ts'
import { valueText } from './value-text.ts'

test.each([
  ['person.look', 'Person looked at'],
  ['design.save-draft', 'Design draft saved'],
  ['broker.invite-again', 'Broker invited again'],
  ['land-card.start', 'Land card added'],
  ['error.return', 'Error came back'],
  ['error.reopen', 'Error opened again'],
  ['kettle.boil-over', 'Kettle boil over'],
  ['kettle', 'Kettle'],
])('%s reads as a sentence', (action, text) => {
  expect(actText(action)).toBe(text)
})

test('an entity with a page is linked to it, whatever its id', () => {
  expect(thingHref({ entity: 'design', entityId: 'a/b' })).toBe('/admin/designs/a%2Fb')
  expect(thingHref({ entity: 'design', entityId: null })).toBeNull()
  expect(thingHref({ entity: 'person', entityId: 'p1' })).toBeNull()
})

test.each([
  [['0190a000-0000-7000-8000-00000000abcd', '0190a000-0000-7000-8000-00000000beef'], '…00abcd, …00beef'],
  [{ states: ['VIC', 'NSW'], isActive: false }, 'States: VIC, NSW; Is active: no'],
  [[1, 2, 3, 4, 5, 6, 7], '1, 2, 3, 4, 5 and 2 more'],
  [null, 'nothing'],
  [[], 'none'],
  [0, '0'],
  ['plain <b>words</b>', 'plain <b>words</b>'],
  ['x'.repeat(400), `${'x'.repeat(160)}…`],
])('a value reads without brackets and long ids: %j', (value, text) => {
  expect(valueText(value)).toBe(text)
})

test('a time is formatted, a field name becomes words, and a short id is shown in full', () => {
  expect(valueText('2026-03-02T01:00:00.000Z')).toMatch(/2 Mar 2026/)
  expect(fieldText('passwordHash')).toBe('Password hash')
  expect(['brokerageAbn', 'smsPerDay', 'contactFormUrl'].map(fieldText)).toEqual([
    'Brokerage ABN',
    'SMS per day',
    'Contact form URL',
  ])
  expect(idText('tour-explore')).toBe('tour-explore')
})
