import { KeptCheck } from '@dream/contract/api/sections/brokers'
import { FILE_ACCEPT } from '@dream/contract/rules/chat/files'
import { brokerageDay } from '@dream/contract/rules/app/brokerage-day'
import { useRef, useState } from 'react'
import { upload } from '#lib/api/upload.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { serverNow } from '#lib/time/server-clock.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './checks.module.css'

type Props = { brokerId: string; check: KeptCheck | undefined; onSave: (check: KeptCheck) => Promise<void> }
type Typed = { what: string; checkedOn: string; expiresOn: string; link: string }

const today = () => brokerageDay(serverNow())
const typedOf = (check: KeptCheck | undefined): Typed => ({
  what: check?.what ?? '',
  checkedOn: check?.checkedOn ?? today(),
  expiresOn: check?.expiresOn ?? '',
  link: check?.evidence?.kind === 'link' ? check.evidence.url : '',
})

/** Form for one check: its kind, date and expiry, and a link or a file as evidence. */
export function CheckForm({ brokerId, check, onSave }: Props) {
  const [typed, setTyped] = useState(() => typedOf(check))
  const [file, setFile] = useState(check?.evidence?.kind === 'file' ? check.evidence : null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, failure, run } = useSubmission("Couldn't save the check. Please try again.")
  const set = (patch: Partial<Typed>) => {
    setErrors({})
    setTyped({ ...typed, ...patch })
  }

  function send() {
    const { what, checkedOn, expiresOn, link } = typed
    const evidence = file ?? (link.trim() === '' ? null : { kind: 'link' as const, url: link })
    const parsed = KeptCheck.safeParse({ what, checkedOn, expiresOn: expiresOn || null, evidence })
    if (parsed.success) return void run(() => onSave(parsed.data))
    setErrors(
      Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [
          path[0] === 'evidence' ? 'link' : String(path[0]),
          message,
        ]),
      ),
    )
  }
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        label="What was checked"
        hint="Buyers read it, such as: Builder's licence seen"
        autoComplete="off"
        maxLength={80}
        value={typed.what}
        error={errors['what']}
        onChange={({ currentTarget }) => set({ what: currentTarget.value })}
      />
      <Field
        label="Checked on"
        type="date"
        value={typed.checkedOn}
        error={errors['checkedOn']}
        onChange={({ currentTarget }) => set({ checkedOn: currentTarget.value })}
      />
      <Field
        label="Until (optional)"
        type="date"
        hint="After this day it hides itself. The broker is warned 30 days before."
        value={typed.expiresOn}
        error={errors['expiresOn']}
        onChange={({ currentTarget }) => set({ expiresOn: currentTarget.value })}
      />
      {file === null && (
        <Field
          label="Link that shows it (optional)"
          type="url"
          inputMode="url"
          autoComplete="off"
          hint="Only admins see it. Or keep a file instead."
          value={typed.link}
          error={errors['link']}
          onChange={({ currentTarget }) => set({ link: currentTarget.value })}
        />
      )}
      <EvidenceFile {...{ brokerId, file }} onFile={setFile} />
      <ProblemLine message={failure?.message} />
      <Button type="submit" isBusy={isBusy}>
        Save
      </Button>
    </form>
  )
}

type EvidenceFile = { kind: 'file'; id: string; name: string }
type FileProps = { brokerId: string; file: EvidenceFile | null; onFile: (file: EvidenceFile | null) => void }

function EvidenceFile({ brokerId, file, onFile }: FileProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, failure, run } = useSubmission("Couldn't upload the file. Please try again.")
  const take = (chosen: File) =>
    void run(async () => {
      const url = `/api/admin/brokers/${brokerId}/evidence`
      const kept = await upload<{ id: string; name: string }>({
        url,
        file: chosen,
        name: chosen.name,
        onProgress: () => undefined,
      })
      onFile({ kind: 'file', ...kept })
    })
  return (
    <div className={css['file']}>
      {file && (
        <span>
          {file.name}{' '}
          <Button size="small" variant="quiet" onClick={() => onFile(null)}>
            Remove the file
          </Button>
        </span>
      )}
      <input
        ref={input}
        type="file"
        accept={FILE_ACCEPT}
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Evidence file"
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0]
          if (chosen) take(chosen)
          currentTarget.value = ''
        }}
      />
      <Button size="small" variant="outline" isBusy={isBusy} onClick={() => input.current?.click()}>
        {file ? 'Choose another file' : 'Keep a file (photo or PDF)'}
      </Button>
      <ProblemLine message={failure?.message} />
    </div>
  )
}
