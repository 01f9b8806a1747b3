import { describe, expect, test } from 'vitest'
import { aUser } from '#testing/people.ts'
import type { UserProgress } from '../progress.ts'
import { hasBottomBar, tabsFor } from './tabs.ts'

const ALL: UserProgress = { floorPlanLikes: 19, unlocked: ['dreamlist', 'land', 'videos', 'brokers'] }

describe('the bottom bar (product §2.4)', () => {
  test.each([
    '/explore',
    '/dreamlist',
    '/knowledge',
    '/land',
    '/videos',
    '/building-broker',
    '/brokers',
    '/broker/7',
    '/profile',
    '/Explore/',
  ])('is shown on %s', (path) => {
    expect(hasBottomBar(path)).toBe(true)
  })

  test.each([
    '/app-home',
    '/verify-phone',
    '/profile-creation',
    '/chat',
    '/broker-chats',
    '/broker-profile',
    '/',
  ])('is not shown on %s', (path) => {
    expect(hasBottomBar(path)).toBe(false)
  })

  test('counts the likes that each locked tab still needs', () => {
    const tabs = tabsFor('/explore', aUser(), { floorPlanLikes: 10, unlocked: ['dreamlist'] })

    expect(tabs.map((tab) => [tab.name, tab.lockedFor])).toEqual([
      ['Explore', null],
      ['Dreamlist', null],
      ['Land', 3],
      ['Learning Hub', 6],
      ['Broker', 9],
    ])
  })

  test('keeps a tab unlocked when likes were taken back', () => {
    const tabs = tabsFor('/explore', aUser(), { floorPlanLikes: 8, unlocked: ['dreamlist'] })

    expect(tabs[1]?.lockedFor).toBeNull()
  })

  test.each([
    ['/knowledge', 'Land'],
    ['/building-broker', 'Broker'],
    ['/broker/7', 'Broker'],
    ['/dreamlist', 'Dreamlist'],
  ])('at %s marks %s', (path, name) => {
    const active = tabsFor(path, aUser(), ALL).filter((tab) => tab.isActive)

    expect(active.map((tab) => tab.name)).toEqual([name])
  })
})

describe('the broker tab', () => {
  const href = (user = aUser(), progress = ALL) => tabsFor('/explore', user, progress).at(-1)?.href

  test('asks for notifications first', () => {
    expect(href()).toBe('/enable-notifications')
  })

  test('opens the chosen broker', () => {
    expect(href(aUser({ hasEnabledNotifications: true, selectedBrokerId: 'b7' }))).toBe('/broker/b7')
  })

  test('opens the directory while no broker is chosen', () => {
    expect(href(aUser({ hasEnabledNotifications: true }))).toBe('/brokers')
  })

  test('leads to its locked screen while it is locked', () => {
    expect(href(aUser(), { floorPlanLikes: 3, unlocked: [] })).toBe('/brokers')
  })
})
