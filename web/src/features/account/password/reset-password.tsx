import { zodResolver } from '@hookform/resolvers/zod'
import { RESET_CODE } from '@dream/contract/rules/account/codes'
import { ArrowLeft, MailCheck } from 'lucide-react'
import { call } from '#lib/api/api-client.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { Banner } from '#ui/status/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { CodeField } from '#ui/forms/code-field.tsx'
import { DrawingPage } from '#ui/drawings/drawing-page.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from '../account-form.module.css'
import { NewPasswordFields } from '../credential-fields.tsx'
import { ResetForm } from '../account-forms.ts'
import { KeyDrawing } from './key-drawing.tsx'
import type { ResetRequest } from './reset-request.ts'
import { SendAgain } from './send-again.tsx'

type Props = {
  request: ResetRequest
  onSentAgain: (request: ResetRequest) => void
  onOtherEmail: () => void
  onDone: () => void
}

/** Second step of a reset: the code and the new password. */
export function ResetPassword({ request, onSentAgain, onOtherEmail, onDone }: Props) {
  const { email, answer } = request
  const { form, isBusy, problem, submit } = useCheckedForm<ResetForm>({
    resolver: zodResolver(ResetForm),
    defaultValues: { code: '', password: '', confirmPassword: '' },
    fields: ['code', 'password', 'confirmPassword'],
    fieldOf: { 'code-wrong': 'code', 'code-expired': 'code' },
    fallback: "Couldn't set your new password. Please try again.",
    send: async ({ code, password }) => {
      await call('POST /api/auth/password/reset', { body: { email, code, password } })
      onDone()
    },
  })
  const { errors } = form.formState
  return (
    <DrawingPage
      nav={<IconButton label="Use another email" icon={<ArrowLeft />} onClick={onOtherEmail} />}
      drawing={<KeyDrawing />}
      title="Set a new password"
      lead={
        <>
          Enter the code sent to <b>{email}</b>.
        </>
      }
      page="reset"
    >
      <Banner tone="good" icon={<MailCheck aria-hidden="true" />}>
        {answer}
      </Banner>
      <form className={css['form']} onSubmit={submit} noValidate>
        <CodeField
          label="Code"
          digits={RESET_CODE.digits}
          enterKeyHint="next"
          error={errors.code?.message}
          {...form.register('code')}
        />
        <SendAgain request={request} onSent={onSentAgain} />
        {/* Hidden username, for password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          label="New password"
          errors={errors}
          password={form.register('password', { deps: ['confirmPassword'] })}
          confirmPassword={form.register('confirmPassword')}
          ownWords={() => [email]}
        />
        <ProblemLine message={problem?.message} />
        <Button type="submit" isBusy={isBusy}>
          Set new password
        </Button>
      </form>
    </DrawingPage>
  )
}
