import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/api-client.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import * as rule from '#lib/forms/form-rules.ts'
import { saveFile } from '#lib/navigation/page.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './download-data.module.css'

const Form = z.object({ password: rule.currentPassword })
type Form = z.infer<typeof Form>

type Props = { email: string; onDone: () => void; onMissing: () => void }

/** Asks for the password, and downloads the zip. */
export function DownloadForm({ email, onDone, onMissing }: Props) {
  const { form, isBusy, problem, submit } = useCheckedForm<Form>({
    resolver: zodResolver(Form),
    defaultValues: { password: '' },
    fields: ['password'],
    fieldOf: { 'password-wrong': 'password', 'too-many-attempts': 'password' },
    fallback: "Couldn't download your data. Please try again.",
    send: async (body) => {
      try {
        const { url } = await call('POST /api/account/export/link', { body })
        saveFile(url)
        showToast('Your data is being downloaded')
        onDone()
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'export-missing') throw error
        showToast(error.message)
        onMissing()
      }
    },
  })
  return (
    <form className={css['form']} onSubmit={submit} noValidate aria-label="Download your data">
      <p>It has your messages and files in it. Save it only where nobody else looks.</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        enterKeyHint="done"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Download
      </Button>
    </form>
  )
}
