import type { AdminSettings, UnlockSettings } from '@dream/contract/api/admin/setup/settings'
import { FEATURE_TITLES, FEATURES, UNLOCKS_CONFIRMATION } from '@dream/contract/rules/designs/unlocks'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { NumberFields } from './number-fields.tsx'
import { SettingSection } from './setting-section.tsx'
import css from './settings.module.css'
import { useSettingEdit } from './use-setting-edit.ts'

/** Numbers of likes at which sections unlock. A change requires a typed confirmation. */
export function UnlockSection({ stored }: { stored: AdminSettings['unlocks'] }) {
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const edit = useSettingEdit<UnlockSettings>({
    stored,
    send: ({ version, changes }) =>
      call('PATCH /api/admin/settings/unlocks', {
        body: { version, changes, confirmation: UNLOCKS_CONFIRMATION },
      }),
  })
  async function change() {
    await edit.save()
    setAsking(false)
    setTyped('')
  }
  return (
    <SettingSection
      title="Unlocks"
      lead="Liked floor plans that each section takes, in the app, on the site and in emails."
      labels={FEATURE_TITLES}
      edit={edit}
      stored={stored}
      onSave={() => setAsking(true)}
    >
      <NumberFields edit={edit} names={FEATURES} labels={FEATURE_TITLES} unit="likes" />
      <Sheet isOpen={isAsking} onClose={() => setAsking(false)} label="Change when sections unlock?">
        <div className={css['confirm']}>
          <p>
            Everybody meets the new numbers at once. What is unlocked stays unlocked, and whoever has liked
            enough plans for a lower number gets its section straight away.
          </p>
          <Field
            label={`Type ${UNLOCKS_CONFIRMATION}`}
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <ProblemLine message={edit.problem} />
          <Button
            variant="danger"
            isBusy={edit.isBusy}
            disabled={typed !== UNLOCKS_CONFIRMATION}
            onClick={() => void change()}
          >
            Change the unlocks
          </Button>
        </div>
      </Sheet>
    </SettingSection>
  )
}
