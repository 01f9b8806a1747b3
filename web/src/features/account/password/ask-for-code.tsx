import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowLeft } from 'lucide-react'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { DrawingPage } from '#ui/drawings/drawing-page.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from '../account-form.module.css'
import { EmailField } from '../credential-fields.tsx'
import { ForgotForm } from '../account-forms.ts'
import { KeyDrawing } from './key-drawing.tsx'
import { requestReset, type ResetRequest } from './reset-request.ts'

type Props = { email: string; onSent: (request: ResetRequest) => void; onBack: () => void }

/** First step of a reset: the email. */
export function AskForCode({ email, onSent, onBack }: Props) {
  const { form, isBusy, problem, submit } = useCheckedForm<ForgotForm>({
    resolver: zodResolver(ForgotForm),
    defaultValues: { email },
    fields: ['email'],
    fallback: "We couldn't send a code. Please try again.",
    send: async (values) => onSent(await requestReset(values.email)),
  })
  return (
    <DrawingPage
      nav={<IconButton label="Back to login" icon={<ArrowLeft />} onClick={onBack} />}
      drawing={<KeyDrawing />}
      title="Forgot password"
      lead="Enter your email and we'll send you a code to set a new one."
    >
      <form className={css['form']} onSubmit={submit} noValidate>
        <EmailField
          enterKeyHint="send"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <ProblemLine message={problem?.message} />
        <Button type="submit" isBusy={isBusy}>
          Send a code
        </Button>
      </form>
    </DrawingPage>
  )
}
