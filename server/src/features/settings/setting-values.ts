import {
  BrandSettings,
  FeatureSettings,
  SmsSettings,
  UnlockSettings,
} from '@dream/contract/api/admin/setup/settings'
import { isRecord } from '@dream/contract/rules/app/is-record'
import { isRising, UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import { SMS_CAPS } from '@dream/contract/rules/admin/settings'
import type { Env } from '#platform/process/env.ts'

/** Settings by group. */
export type SettingValues = {
  brand: BrandSettings
  features: FeatureSettings
  sms: SmsSettings
  unlocks: UnlockSettings
}

/** Settings of the environment that can be overridden here. */
export type SettingDefaults = Pick<Env, keyof BrandSettings | 'smsPerDay' | 'resetEmailsPerDay'>

/** Defaults, used where nothing else was set. */
export const defaultsOf = (env: SettingDefaults): SettingValues => ({
  brand: {
    brokerageName: env.brokerageName,
    brokerageUrl: env.brokerageUrl,
    brokerageAbn: env.brokerageAbn,
    brokerageAddress: env.brokerageAddress,
    supportEmail: env.supportEmail,
    supportPhone: env.supportPhone,
    contactFormUrl: env.contactFormUrl,
  },
  features: { registrations: true, choosingBrokers: true, sharingPlans: true },
  sms: { ...SMS_CAPS, smsPerDay: env.smsPerDay, resetEmailsPerDay: env.resetEmailsPerDay },
  unlocks: { ...UNLOCK_AT },
})

/** Defaults overridden by the stored values. A group that this build cannot read counts as not set. */
export function withStored(defaults: SettingValues, stored: ReadonlyMap<string, unknown>): SettingValues {
  const over = (group: keyof SettingValues): Record<string, unknown> => {
    const document = stored.get(group)
    return { ...defaults[group], ...(isRecord(document) ? document : {}) }
  }
  return {
    brand: BrandSettings.safeParse(over('brand')).data ?? defaults.brand,
    features: FeatureSettings.safeParse(over('features')).data ?? defaults.features,
    sms: SmsSettings.safeParse(over('sms')).data ?? defaults.sms,
    unlocks: UnlockSettings.refine(isRising).safeParse(over('unlocks')).data ?? defaults.unlocks,
  }
}

/** Fields that differ from the default, to be stored. A value that is set back follows the environment again. */
export function overridesOf(
  defaults: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== defaults[name]))
}
