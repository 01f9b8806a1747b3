import { expect, test } from 'vitest'
import { parseMessageQueue } from './queue-state.ts'

const UNSENT = {
  clientId: 'a',
  conversationId: 'c',
  message: { type: 'text', clientId: 'a', body: 'Hello' },
  upload: null,
  design: null,
  at: '2026-11-20T03:00:00Z',
  refusal: null,
}

test('malformed messages are dropped, and the rest stays', () => {
  expect(parseMessageQueue([{ ...UNSENT, at: 5 }, UNSENT, 'none'])).toEqual([UNSENT])
  expect(parseMessageQueue('nothing')).toEqual([])
})
