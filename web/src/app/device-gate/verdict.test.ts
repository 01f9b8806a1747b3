import { APP_PAGES, PUBLIC_PAGES } from '@dream/contract/rules/pages'
import { describe, expect, test } from 'vitest'
import type { Device } from '#lib/device.ts'
import { gateVerdict } from './verdict.ts'

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
  '/admin',
]

/** One message for every page of the app (spec §2.4). */
const EVERYWHERE = [
  ['an installed phone', null],
  ['a phone in its browser', 'app-required'],
  ['an installed tablet', 'phone-only'],
  ['a tablet in its browser', 'phone-only'],
  ['a desktop in its browser', 'mobile-app-required'],
] as const

describe('the device gate (spec §2.4)', () => {
  test.each(EVERYWHERE)('says the same to %s on every page of the app: %s', (device, message) => {
    for (const path of APP_PAGES) expect(gateVerdict(deviceOf(device), path), path).toBe(message)
  })

  test('lets an installed desktop into seven pages, and says Mobile Only on the others', () => {
    const open = APP_PAGES.filter((path) => gateVerdict(deviceOf('an installed desktop'), path) === null)
    const said = new Set(APP_PAGES.map((path) => gateVerdict(deviceOf('an installed desktop'), path)))

    expect(open.toSorted()).toEqual(OPEN_TO_DESKTOPS.toSorted())
    expect(said).toEqual(new Set([null, 'mobile-only']))
  })

  test.each([
    ['/Explore/', null],
    ['/LAND', 'mobile-only'],
    ['/broker/0190', 'mobile-only'],
    ['/chat/7', 'mobile-only'],
  ])('knows %s whatever its case, slash or name', (path, message) => {
    expect(gateVerdict(deviceOf('an installed desktop'), path)).toBe(message)
  })

  test.each(Object.keys(DEVICES))(
    'has nothing to say to %s on the public pages and at unknown addresses',
    (device) => {
      for (const path of [...PUBLIC_PAGES, '/no-such-room', '/chat/7/8']) {
        expect(gateVerdict(deviceOf(device), path), path).toBeNull()
      }
    },
  )
})
