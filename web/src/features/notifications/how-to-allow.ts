import type { DeviceSignals } from '#lib/device/device.ts'

/** Steps to the system's switch that only the person can turn back on. */
export function howToAllow({
  userAgent,
  isInstalled,
}: Pick<DeviceSignals, 'userAgent'> & { isInstalled: boolean }): readonly string[] {
  if (/iPhone|iPad|iPod/.test(userAgent)) {
    return [
      'Open Settings on your iPhone',
      'Tap Notifications, then Dream Design',
      'Switch on Allow Notifications',
    ]
  }
  if (/Android/.test(userAgent) && isInstalled) {
    return [
      'Touch and hold the Dream Design icon',
      'Tap App info, then Notifications',
      'Switch notifications on',
    ]
  }
  if (/Android/.test(userAgent)) {
    return ["Tap the icon left of the page's address", 'Tap Permissions', 'Switch Notifications on']
  }
  if (/Macintosh.*Safari/.test(userAgent) && !/Chrome|Firefox/.test(userAgent)) {
    return ['Open Settings in Safari', 'Choose Websites, then Notifications', 'Set this site to Allow']
  }
  return [
    "Click the icon left of the page's address, or the three dots of the app's window",
    'Find Notifications',
    'Choose Allow',
  ]
}
