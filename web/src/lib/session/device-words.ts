const BROWSERS = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['OPR/', 'Opera'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'an iPhone'],
  ['iPad', 'an iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'a Mac'],
  ['CrOS', 'a Chromebook'],
  ['Linux', 'Linux'],
] as const

/** "Chrome on Windows": what a device calls itself, as far as one would say it. */
export function deviceText(userAgent: string | null): string {
  const nameIn = (names: readonly (readonly [sign: string, name: string])[]) =>
    names.find(([sign]) => userAgent?.includes(sign))?.[1]
  const [browser, system] = [nameIn(BROWSERS) ?? 'A browser', nameIn(SYSTEMS)]
  return system === undefined ? browser : `${browser} on ${system}`
}

/** The same of this device. */
export const thisDeviceText = (): string => deviceText(navigator.userAgent)
