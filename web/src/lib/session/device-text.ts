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

/** Name of a device for people, such as "Chrome on Windows". */
export function deviceText(userAgent: string | null): string {
  const nameIn = (names: readonly (readonly [sign: string, name: string])[]) =>
    names.find(([sign]) => userAgent?.includes(sign))?.[1]
  const [browser, system] = [nameIn(BROWSERS) ?? 'A browser', nameIn(SYSTEMS)]
  return system === undefined ? browser : `${browser} on ${system}`
}

/** Name of this device. */
export const thisDeviceText = (): string => deviceText(navigator.userAgent)
