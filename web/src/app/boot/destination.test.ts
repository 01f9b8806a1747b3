import { expect, test } from 'vitest'
import { aUser } from '#testing/people.ts'
import { destination } from './destination.ts'

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
