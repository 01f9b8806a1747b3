import type { AdminSettings, SmsSettings } from '@dream/contract/api/admin/setup/settings'
import { call } from '#lib/api/api-client.ts'
import { NumberFields } from './number-fields.tsx'
import { SettingSection } from './setting-section.tsx'
import { useSettingEdit } from './use-setting-edit.ts'

const NAMES = [
  'smsPerDay',
  'perNumberPerDay',
  'perAddressPerDay',
  'resetEmailsPerDay',
] as const satisfies (keyof SmsSettings)[]
const LABELS = {
  smsPerDay: 'Texts in all',
  perNumberPerDay: 'Texts to one number',
  perAddressPerDay: 'Texts for one address',
  resetEmailsPerDay: 'Emails to reset a password',
} as const satisfies Record<keyof SmsSettings, string>
const HINTS = {
  smsPerDay: 'What the bill can come to at most',
  perNumberPerDay: 'So that nobody is flooded with codes',
  perAddressPerDay: 'An IP address, which a whole display home may share',
  resetEmailsPerDay: 'So that nobody sends them in bulk from your name',
} as const satisfies Record<keyof SmsSettings, string>

/** Limits on the number of SMS. */
export function SmsSection({ stored }: { stored: AdminSettings['sms'] }) {
  const edit = useSettingEdit<SmsSettings>({
    stored,
    send: (body) => call('PATCH /api/admin/settings/sms', { body }),
  })
  return (
    <SettingSection
      title="Caps of messages"
      lead="Codes by text and email in any 24 hours; 0 stops them. What goes beyond is not sent, and the person is asked to try again later."
      labels={LABELS}
      edit={edit}
      stored={stored}
      onSave={() => void edit.save()}
    >
      <NumberFields edit={edit} names={NAMES} labels={LABELS} hints={HINTS} unit="a day" />
    </SettingSection>
  )
}
