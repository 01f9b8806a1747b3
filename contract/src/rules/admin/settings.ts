/** What admins set, in the groups in which they are changed and shown. */
export const SETTING_GROUPS = ['brand', 'features', 'sms', 'unlocks'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

/** Text messages in a day to one number and for one IP address, until somebody sets them. */
export const SMS_CAPS = { perNumberPerDay: 10, perAddressPerDay: 300 } as const
/** The most that a cap can be set to. */
export const SMS_CAP_MAX = 1_000_000

/** Lengths of what is said of the company. */
export const BRAND_TEXT = { name: 200, address: 300, url: 2000, email: 254 } as const
