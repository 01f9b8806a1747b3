import { describe, expect, test } from 'vitest'
import type { User } from '#lib/session/session.ts'
import { aUser } from '#testing/people.ts'
import { guard } from './guard.ts'

const PEOPLE: Record<string, User | null> = {
  nobody: null,
  'unverified buyer': aUser({ isPhoneVerified: false, hasCompletedProfile: false }),
  'buyer without a profile': aUser({ hasCompletedProfile: false }),
  buyer: aUser(),
  broker: aUser({ isBroker: true }),
  'new broker': aUser({ isBroker: true, isPhoneVerified: false, mustChangePassword: true }),
  'unverified broker': aUser({ isBroker: true, isPhoneVerified: false }),
  admin: aUser({ isAdmin: true, isPhoneVerified: false, hasCompletedProfile: false }),
}

/** Outcomes by person and path; `stays` is allowed (product §4). */
const TABLE: [person: keyof typeof PEOPLE, path: string, end: string][] = [
  ['nobody', '/explore', '/app-home'],
  ['nobody', '/profile-creation', '/app-home'],
  ['nobody', '/broker-chats', '/app-home'],
  ['unverified buyer', '/explore', '/verify-phone'],
  ['unverified buyer', '/profile', '/verify-phone'],
  ['unverified buyer', '/profile-creation', 'stays'],
  ['unverified buyer', '/verify-phone', 'stays'],
  ['buyer without a profile', '/explore', '/profile-creation'],
  ['buyer without a profile', '/dreamlist', '/profile-creation'],
  ['buyer without a profile', '/profile-creation', 'stays'],
  ['buyer', '/explore', 'stays'],
  ['buyer', '/Explore/', 'stays'],
  ['buyer', '/land', 'stays'],
  ['buyer', '/broker/7', 'stays'],
  ['buyer', '/enable-notifications', 'stays'],
  ['buyer', '/broker-chats', '/explore'],
  ['buyer', '/broker-profile', '/explore'],
  ['broker', '/explore', '/broker-chats'],
  ['broker', '/broker/7', '/broker-chats'],
  ['broker', '/chat', '/broker-chats'],
  ['broker', '/chat/c1', '/broker-chats?conversation=c1'],
  ['broker', '/broker-chats', 'stays'],
  ['broker', '/broker-profile', 'stays'],
  ['new broker', '/broker-chats', '/broker-change-password'],
  ['new broker', '/broker-profile', '/broker-change-password'],
  ['new broker', '/enable-notifications', '/broker-change-password'],
  ['broker', '/broker-change-password', 'stays'],
  ['broker', '/enable-notifications', 'stays'],
  ['unverified broker', '/broker-chats', 'stays'],
  ['unverified broker', '/broker-profile', '/verify-phone'],
  ['admin', '/explore', '/admin'],
  ['admin', '/admin', 'stays'],
]

describe('the guard (product §4)', () => {
  test.each(TABLE)('%s at %s: %s', (person, path, end) => {
    const outcome = guard(PEOPLE[person] ?? null, path)

    expect(outcome).toEqual(end === 'stays' ? { kind: 'allow' } : { kind: 'redirect', to: end })
  })

  test('redirects nobody just after a login', () => {
    expect(guard(null, '/explore', { isJustLoggedIn: true })).toEqual({ kind: 'wait' })
  })

  test('allows at once just after a login what is allowed anyway', () => {
    expect(guard(aUser(), '/explore', { isJustLoggedIn: true })).toEqual({ kind: 'allow' })
  })
})
