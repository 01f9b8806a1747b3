import { describe, expect, it } from 'vitest'
import { aMessage, BUYER_ID, CONVERSATION_ID } from '#testing/chat/chat.ts'
import type { Unsent } from '../message-queue/queue-state.ts'
import { type RowsInput, rowsOf } from './rows.ts'

const NOW = new Date(2026, 10, 21, 10, 0)
const at = (day: number, hours: number, minutes: number) =>
  new Date(2026, 10, day, hours, minutes).toISOString()

const theirs = (seq: number, createdAt = at(21, 9, seq)) => aMessage({ seq, createdAt })
const mine = (seq: number, createdAt = at(21, 9, seq)) => aMessage({ seq, createdAt, senderId: BUYER_ID })
const unsent = (clientId: string, refusal: Unsent['refusal'] = null): Unsent => ({
  clientId,
  conversationId: CONVERSATION_ID,
  message: { type: 'text', clientId, body: 'On its way' },
  design: null,
  upload: null,
  at: at(21, 9, 30),
  refusal,
})

const rows = (facts: Partial<RowsInput>) =>
  rowsOf({
    messages: [],
    unsent: [],
    myId: BUYER_ID,
    otherReceivedSeq: 0,
    otherReadSeq: 0,
    otherReads: [],
    undoable: new Map(),
    newAfter: null,
    now: NOW,
    hasOlder: false,
    ...facts,
  })
/** Formats each row as one word. */
const texts = (facts: Partial<RowsInput>) =>
  rows(facts).map((row) => {
    if (row.kind === 'day') return row.label
    if (row.kind !== 'bubble') return row.kind
    return `${row.isFirst ? '[' : ''}${row.progress ?? row.message?.seq}${row.isLast ? ']' : ''}`
  })

describe('between messages', () => {
  it('each day is named once', () => {
    const messages = [theirs(1, at(12, 9, 0)), theirs(2, at(20, 9, 0)), theirs(3, at(21, 9, 0))]

    expect(texts({ messages })).toEqual(['Thursday 12 November', '[1]', 'Yesterday', '[2]', 'Today', '[3]'])
  })

  it('the day of the oldest message is left to the page on which it begins', () => {
    const messages = [theirs(8, at(20, 9, 0)), theirs(9, at(21, 9, 0))]

    expect(texts({ messages, hasOlder: true })).toEqual(['[8]', 'Today', '[9]'])
  })

  it("the mark for new messages is never before one's own", () => {
    const messages = [theirs(1), mine(2), theirs(3), theirs(4)]

    expect(texts({ messages, newAfter: 1 })).toEqual(['Today', '[1]', '[sent]', 'new', '[3', '4]'])
  })

  it('system messages are on lines of their own', () => {
    const messages = [
      aMessage({ seq: 1, type: 'system', body: 'chosen', createdAt: at(21, 9, 0) }),
      theirs(2),
    ]

    expect(texts({ messages })).toEqual(['Today', 'system', '[2]'])
  })
})

describe('a group', () => {
  it('joins messages that one person wrote in quick succession', () => {
    const messages = [theirs(1), theirs(2), mine(3), theirs(4), theirs(5, at(21, 9, 40))]

    expect(texts({ messages })).toEqual(['Today', '[1', '2]', '[sent]', '[4]', '[5]'])
  })

  it('ends with a refused message, because its actions are below it', () => {
    const facts = { unsent: [unsent('a', { code: 'x', text: 'Not sent' }), unsent('b')] }

    expect(texts(facts)).toEqual(['Today', '[refused]', '[sending]'])
  })
})

describe("the progress of one's own message", () => {
  it.each([
    [0, 0, '[sent]'],
    [1, 0, '[delivered]'],
    [1, 1, '[read]'],
    [0, 1, '[read]'],
  ])('received up to %i and read up to %i: %s', (otherReceivedSeq, otherReadSeq, word) => {
    expect(texts({ messages: [mine(1)], otherReceivedSeq, otherReadSeq })).toEqual(['Today', word])
  })

  it('is shown once while the message is both stored and in the queue', () => {
    const stored = mine(1)

    expect(texts({ messages: [stored], unsent: [unsent(stored.clientId)] })).toEqual(['Today', '[sent]'])
  })

  it('keeps its place in the list when the message is sent', () => {
    const stored = mine(1)
    const [, before] = rows({ unsent: [unsent(stored.clientId)] })
    const [, after] = rows({ messages: [stored] })

    expect(after?.key).toBe(before?.key)
  })
})
