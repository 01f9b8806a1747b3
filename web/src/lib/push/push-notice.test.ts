import { expect, test } from 'vitest'
import { readNotice } from './push-notice.ts'

const NOTICE = {
  title: 'Lena Fox',
  body: 'You have a new message.',
  path: '/chat/1?open=1',
  tag: 'chat:1',
  badge: 2,
  unread: ['1a2b3c4d'],
}

test('a push is parsed as the server wrote it', () => {
  expect(readNotice(JSON.stringify(NOTICE))).toEqual(NOTICE)
})

test.each([undefined, '', 'hello', '[]', '{}', 'null', '{"title":5,"body":"x"}'])(
  'an unreadable push still shows a notification: %s',
  (text) => {
    expect(readNotice(text)).toMatchObject({ title: 'Dream Design', path: '/explore', badge: null })
  },
)

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', 'chat/1', 7])(
  'a push never opens another site: %s',
  (path) => {
    expect(readNotice(JSON.stringify({ ...NOTICE, path })).path).toBe('/explore')
  },
)

test('a push of a server that does not send `unread` leaves the shown notifications', () => {
  expect(readNotice(JSON.stringify({ ...NOTICE, unread: undefined })).unread).toBeNull()
  expect(readNotice(JSON.stringify({ ...NOTICE, unread: ['1a2b3c4d', 5] })).unread).toEqual(['1a2b3c4d'])
})
