import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { z } from 'zod'
import { call } from '#lib/api/api-client.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CodeField } from '#ui/forms/code-field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './door.module.css'
import { noteDoor } from './use-door.ts'

const DIGITS = 6
const CodeForm = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\D/g, ''))
    .pipe(z.string().length(DIGITS, `The code has ${DIGITS} digits`)),
})
type CodeForm = z.infer<typeof CodeForm>

/** Asks an admin for their code; with the right one, the area is open. */
export function CodeScreen({ onLogOut }: { onLogOut: () => Promise<unknown> }) {
  const { form, isBusy, problem, submit } = useCheckedForm<CodeForm>({
    resolver: zodResolver(CodeForm),
    defaultValues: { code: '' },
    fields: ['code'],
    fieldOf: { 'code-wrong': 'code', 'too-many-attempts': 'code' },
    fallback: "We couldn't check the code. Please try again.",
    send: async (body) => noteDoor(await call('POST /api/admin/door/code', { body })),
  })
  useEffect(() => form.setFocus('code'), [form])
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <h1 className="screen-title">Confirm it's you</h1>
      <p className="secondary-text">The admin area opens with a code, and closes after 15 idle minutes.</p>
      <CodeField
        label="Code"
        digits={DIGITS}
        enterKeyHint="go"
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Open
      </Button>
      <Button variant="quiet" onClick={() => void onLogOut()}>
        Log out
      </Button>
    </form>
  )
}
