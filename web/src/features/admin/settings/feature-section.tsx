import type { AdminSettings, FeatureSettings } from '@dream/contract/api/admin/setup/settings'
import { call } from '#lib/api/api-client.ts'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import { SettingSection } from './setting-section.tsx'
import { useSettingEdit } from './use-setting-edit.ts'

const LABELS = {
  registrations: 'New accounts',
  choosingBrokers: 'Choosing brokers',
  sharingPlans: 'Sharing plans',
} as const satisfies Record<keyof FeatureSettings, string>

const NAMES = ['registrations', 'choosingBrokers', 'sharingPlans'] as const
const HINTS = {
  registrations: 'Off: nobody registers. Whoever has an account logs in as before.',
  choosingBrokers: 'Off: nobody chooses or changes a broker. Open chats go on.',
  sharingPlans: 'Off: no plan is shared, and links that were sent rest until it is on again.',
} as const satisfies Record<keyof FeatureSettings, string>

/** Switches for optional features. */
export function FeatureSection({ stored }: { stored: AdminSettings['features'] }) {
  const edit = useSettingEdit<FeatureSettings>({
    stored,
    send: (body) => call('PATCH /api/admin/settings/features', { body }),
  })
  return (
    <SettingSection
      title="Switches"
      lead="For everybody at once. The server goes by them at the next request; apps that are open see it at their next start."
      labels={LABELS}
      edit={edit}
      stored={stored}
      onSave={() => void edit.save()}
    >
      <div>
        {NAMES.map((name) => (
          <SwitchRow
            key={name}
            label={LABELS[name]}
            hint={HINTS[name]}
            isOn={edit.values[name]}
            onChange={(isOn) => edit.set({ [name]: isOn })}
          />
        ))}
      </div>
    </SettingSection>
  )
}
