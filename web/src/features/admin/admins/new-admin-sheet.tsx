import { NewAdmin } from '@dream/contract/api/admin/step-up/admins'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { ROLE_CHOICES } from './admin-text.ts'
import css from './admins.module.css'
import { OneTimeCode, type WithCode } from './one-time-code.tsx'

type Props = { isOpen: boolean; onClose: () => void }

/** Sheet that creates an admin and then shows their one-time code. */
export function NewAdminSheet({ isOpen, onClose }: Props) {
  const [made, setMade] = useState<WithCode | null>(null)
  function close() {
    setMade(null)
    onClose()
  }
  return (
    <Sheet isOpen={isOpen} onClose={close} label={made ? 'Their one-time code' : 'Add an admin'}>
      {made ? <OneTimeCode {...made} onDone={close} /> : <NewAdminForm onMade={setMade} />}
    </Sheet>
  )
}

function NewAdminForm({ onMade }: { onMade: (made: WithCode) => void }) {
  const { form, isBusy, problem, submit } = useCheckedForm<NewAdmin>({
    resolver: zodResolver(NewAdmin),
    defaultValues: { name: '', email: '', role: 'editor' },
    fields: ['name', 'email', 'role'],
    fieldOf: { 'email-taken': 'email' },
    fallback: "Couldn't add them. Please try again.",
    send: async (body) => {
      onMade(await call('POST /api/admin/admins', { body }))
      await invalidate('GET /api/admin/admins')
    },
  })
  const { errors } = form.formState
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <Field label="Name" autoComplete="off" error={errors.name?.message} {...form.register('name')} />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <SelectField
        label="What they do"
        choices={ROLE_CHOICES.map(({ value, label, note }) => ({ value, label: `${label}: ${note}` }))}
        {...form.register('role')}
      />
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Add them
      </Button>
    </form>
  )
}
