import { expect, test } from 'vitest'
import { MESSAGES_VERSION, parseMessageQueue } from './queue-state.ts'

const UNSENT = {
  clientId: 'a',
  conversationId: 'c',
  message: { type: 'text', clientId: 'a', body: 'Hello' },
  upload: null,
  design: null,
  at: '2026-11-20T03:00:00Z',
  refusal: null,
}

test('a refused message saved by an earlier build keeps the text of its refusal', () => {
  const earlier = { ...UNSENT, refusal: { code: 'forbidden', words: 'Not sent' } }

  expect(parseMessageQueue([earlier, UNSENT], 1)).toMatchObject([
    { refusal: { code: 'forbidden', text: 'Not sent' } },
    { refusal: null },
  ])
})

test('malformed messages are dropped, and the rest stays', () => {
  expect(parseMessageQueue([{ ...UNSENT, at: 5 }, UNSENT, 'none'], MESSAGES_VERSION)).toEqual([UNSENT])
  expect(parseMessageQueue('nothing', MESSAGES_VERSION)).toEqual([])
})
