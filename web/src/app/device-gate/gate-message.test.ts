import { APP_PAGES, PUBLIC_PAGES, SHARED_PLAN_PAGE } from '@dream/contract/rules/app/pages'
import { describe, expect, test } from 'vitest'
import type { Device } from '#lib/device/device.ts'
import { gateMessage } from './gate-message.ts'

const DEVICES: Record<string, Device> = {
  'an installed phone': { kind: 'phone', isInstalled: true },
  'a phone in its browser': { kind: 'phone', isInstalled: false },
  'an installed tablet': { kind: 'tablet', isInstalled: true },
  'a tablet in its browser': { kind: 'tablet', isInstalled: false },
  'an installed desktop': { kind: 'desktop', isInstalled: true },
  'a desktop in its browser': { kind: 'desktop', isInstalled: false },
}
const deviceOf = (name: string): Device => {
  const device = DEVICES[name]
  if (!device) throw new Error(`There is no device named ${name}`)
  return device
}

const OPEN_TO_DESKTOPS = [
  '/app-home',
  '/explore',
  '/broker-chats',
  '/broker-profile',
  '/broker-change-password',
  '/enable-notifications',
  '/admin/*',
]

/** Devices with one message for every page of the app (product §2.4). */
const EVERYWHERE = [
  ['an installed phone', null],
  ['a phone in its browser', 'app-required'],
  ['an installed tablet', 'phone-only'],
  ['a tablet in its browser', 'phone-only'],
  ['a desktop in its browser', 'mobile-app-required'],
] as const

describe('the device gate (product §2.4)', () => {
  test.each(EVERYWHERE)('says the same to %s on every page of the app: %s', (device, message) => {
    for (const path of APP_PAGES) expect(gateMessage(deviceOf(device), path), path).toBe(message)
  })

  test('lets an installed desktop into seven pages, and says Mobile Only on the others', () => {
    const open = APP_PAGES.filter((path) => gateMessage(deviceOf('an installed desktop'), path) === null)
    const messages = new Set(APP_PAGES.map((path) => gateMessage(deviceOf('an installed desktop'), path)))

    expect(open.toSorted()).toEqual(OPEN_TO_DESKTOPS.toSorted())
    expect(messages).toEqual(new Set([null, 'mobile-only']))
  })

  test.each([
    ['/Explore/', null],
    ['/LAND', 'mobile-only'],
    ['/broker/0190', 'mobile-only'],
    ['/chat/7', 'mobile-only'],
  ])('knows %s whatever its case, slash or name', (path, message) => {
    expect(gateMessage(deviceOf('an installed desktop'), path)).toBe(message)
  })

  test.each(Object.keys(DEVICES))('has no message for %s on public pages and at unknown paths', (device) => {
    for (const path of [...PUBLIC_PAGES, SHARED_PLAN_PAGE, '/no-such-room', '/chat/7/8']) {
      expect(gateMessage(deviceOf(device), path), path).toBeNull()
    }
  })
})
