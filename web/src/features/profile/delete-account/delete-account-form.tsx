import {
  DELETION_GRACE_DAYS,
  DELETION_WORD,
  DELETION_WORD_WRONG,
} from '@dream/contract/rules/account/account-deletion'
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { call } from '#lib/api/api-client.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import * as rule from '#lib/forms/form-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './delete-account.module.css'

const Form = z.object({
  confirm: z.string().check(
    z.trim(),
    z.refine((text) => text === DELETION_WORD, DELETION_WORD_WRONG),
  ),
  password: rule.currentPassword,
})
type Form = z.infer<typeof Form>

type Props = { email: string; onDeleted: (eraseAt: string) => void; onCancel: () => void }

/** Form with the consequences, the confirmation word, and the password. */
export function DeleteAccountForm({ email, onDeleted, onCancel }: Props) {
  const { form, isBusy, problem, submit } = useCheckedForm<Form>({
    resolver: zodResolver(Form),
    defaultValues: { confirm: '', password: '' },
    fields: ['confirm', 'password'],
    fieldOf: { 'password-wrong': 'password', 'too-many-attempts': 'password' },
    fallback: "Couldn't delete your account. Please try again.",
    send: async ({ password }) => {
      const body = { confirm: DELETION_WORD, password }
      const { eraseAt } = await call('POST /api/account/delete', { body })
      onDeleted(eraseAt)
    },
  })
  const { errors } = form.formState
  return (
    <form className={css['form']} onSubmit={submit} noValidate aria-label="Delete account">
      <WhatGoes />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={`Type ${DELETION_WORD}`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        error={errors.confirm?.message}
        {...form.register('confirm')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        enterKeyHint="done"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <ProblemLine message={problem?.message} />
      <Button type="submit" variant="danger" isBusy={isBusy}>
        Delete my account
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Keep my account
      </Button>
    </form>
  )
}

function WhatGoes() {
  return (
    <div className={css['what']}>
      <p>
        You are logged out on all your devices now. For {DELETION_GRACE_DAYS} days you can change your mind:
        just log in again, and everything is where you left it.
      </p>
      <p>
        <b>Then it’s gone for good:</b> your name, email and phone number, your answers and block, likes and
        dreamlist, the plans you share, and every message, photo, file and brief you sent.
      </p>
      <p>
        <b>Your broker keeps</b> the messages they wrote to you, and when. Your name is replaced by “Deleted
        account”; their own words may still mention you. Their private notes about you are deleted.
      </p>
      <p>If somebody has reported your conversation, we delete once that’s decided.</p>
    </div>
  )
}
