import { BrokerInvitation } from '@dream/contract/api/admin/brokers'
import { INVITATION } from '@dream/contract/rules/admin/broker-invitations'
import { zodResolver } from '@hookform/resolvers/zod'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './brokers.module.css'
import { invitationText } from './invitation-text.ts'

/** Sheet to invite a broker by name and email. */
export function InviteSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label="Invite a broker">
      <InviteForm onDone={onClose} />
    </Sheet>
  )
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const { form, isBusy, problem, submit } = useCheckedForm<BrokerInvitation>({
    resolver: zodResolver(BrokerInvitation),
    defaultValues: { name: '', email: '' },
    fields: ['name', 'email'],
    fieldOf: { 'email-taken': 'email' },
    fallback: "Couldn't invite this broker. Please try again.",
    send: async (body) => {
      const invited = await call('POST /api/admin/brokers', { body })
      showToast(invitationText(invited))
      await invalidate('GET /api/admin/brokers')
      onDone()
    },
  })
  const { errors } = form.formState
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <p className="secondary-text">
        They get a temporary password by email, which works for {INVITATION.lifeHours} hours, and choose their
        own.
      </p>
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
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Send the invitation
      </Button>
    </form>
  )
}
