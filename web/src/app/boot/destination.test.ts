import { expect, test } from 'vitest'
import { aUser } from '#testing/people.ts'
import { bootRedirect, destination } from './destination.ts'

test.each([
  ['nobody', null, '/app-home'],
  ['a person without a verified phone', aUser({ isPhoneVerified: false }), '/verify-phone'],
  [
    'a person with neither phone nor profile',
    aUser({ isPhoneVerified: false, hasCompletedProfile: false }),
    '/verify-phone',
  ],
  ['a person without a profile', aUser({ hasCompletedProfile: false }), '/profile-creation'],
  ['a broker without a verified phone', aUser({ isBroker: true, isPhoneVerified: false }), '/verify-phone'],
  ['a broker', aUser({ isBroker: true }), '/broker-chats'],
  ['an admin', aUser({ isAdmin: true, isPhoneVerified: false }), '/admin'],
  ['a buyer', aUser(), '/explore'],
])('%s starts at the right place', (_, user, path) => {
  expect(destination(user)).toBe(path)
})

const NOBODY = null
const buyer = aUser()
const broker = aUser({ isBroker: true })
const unverified = aUser({ isPhoneVerified: false, hasCompletedProfile: false })
const admin = aUser({ isAdmin: true })

/** Outcomes of a cold start; `stays` keeps the URL (product §4). */
test.each([
  [NOBODY, '/explore', '/app-home'],
  [NOBODY, '/app-home', 'stays'],
  [NOBODY, '/land?open=1', '/app-home'],
  [buyer, '/explore', 'stays'],
  [buyer, '/Explore/', 'stays'],
  [buyer, '/land', '/explore'],
  [buyer, '/app-home', '/explore'],
  [buyer, '/chat/7', '/explore'],
  [buyer, '/profile-creation', '/explore'],
  [buyer, '/land?open=1', 'stays'],
  [buyer, '/chat/7?open=1&text=hello', 'stays'],
  [buyer, '/land?open=0', '/explore'],
  [buyer, '/broker-chats?open=1', '/explore'],
  [unverified, '/land?open=1', '/verify-phone'],
  [unverified, '/app-home', '/verify-phone'],
  [broker, '/explore', '/broker-chats'],
  [broker, '/broker-chats?conversation=7', 'stays'],
  [broker, '/broker-profile?open=1', 'stays'],
  [admin, '/explore', '/admin'],
  ...[NOBODY, buyer, broker].flatMap((person) =>
    ['/verify-phone', '/forgot-password', '/broker-change-password', '/admin', '/no-such-room'].map(
      (path) => [person, path, 'stays'] as const,
    ),
  ),
] as const)('the cold start of %o at %s: %s', (user, url, end) => {
  const { pathname, search } = new URL(url, 'http://localhost')

  expect(bootRedirect(user, pathname, search)).toBe(end === 'stays' ? null : end)
})
