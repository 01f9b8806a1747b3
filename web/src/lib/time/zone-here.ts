/** The name of the time zone that this device is in, as it is now. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
