/** Groups of settings, in which they are changed and shown. */
export const SETTING_GROUPS = ['brand', 'features', 'sms', 'unlocks'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

/** Default caps of text messages per day to one number and for one IP address. */
export const SMS_CAPS = { perNumberPerDay: 10, perAddressPerDay: 300 } as const
/** Max value of a cap. */
export const SMS_CAP_MAX = 1_000_000

/** Max lengths of the company's texts. */
export const BRAND_TEXT = { name: 200, address: 300, url: 2000, email: 254 } as const
