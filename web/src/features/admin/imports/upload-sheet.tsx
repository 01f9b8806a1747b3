import { ImportDetail } from '@dream/contract/api/admin/imports/import'
import { useState } from 'react'
import { ApiError } from '#lib/api/api-client.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { upload } from '#lib/api/upload.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { momentText } from '../text/text.ts'
import { FilePicker } from './file-picker.tsx'
import css from './imports.module.css'
import { builderText } from './import-text.ts'
import { showImport } from './use-import.ts'

/** Sheet for the builder and the file of an import; continues to the import's page. */
export function UploadSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label="Import a list">
      <UploadForm />
    </Sheet>
  )
}

function UploadForm() {
  const { data, refetch } = useApiQuery('GET /api/admin/builders/choices')
  const [builderId, setBuilderId] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState(0)
  const [known, setKnown] = useState<ImportDetail | null>(null)
  const { isBusy, failure, run, clear } = useSubmission("Couldn't send the list. Please try again.")
  const choices = [
    { value: '', label: 'House catalogue' },
    ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]

  async function send() {
    if (!file) return
    setKnown(null)
    setSent(0)
    await run(async () => {
      // Renews an expired session.
      await refetch()
      const query = builderId === '' ? '' : `?${new URLSearchParams({ builderId })}`
      try {
        const detail = await upload<ImportDetail>({
          url: `/api/admin/imports${query}`,
          file,
          name: file.name,
          onProgress: setSent,
        })
        showImport(detail)
        navigate(`/admin/imports/${detail.id}`)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'import-known')
          setKnown(ImportDetail.safeParse(error.latest).data ?? null)
        throw error
      }
    })
  }
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <SelectField
        label="Whose designs are these?"
        choices={choices}
        value={builderId}
        onChange={({ currentTarget }) => setBuilderId(currentTarget.value)}
      />
      <FilePicker
        label="List"
        hint="CSV or JSON, up to 20 MB and 10,000 rows. From Excel: save as “CSV UTF-8”."
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        file={file}
        onFile={(chosen) => {
          setFile(chosen)
          clear()
          setKnown(null)
        }}
      />
      <ProblemLine message={failure?.message} />
      {known && <KnownImport known={known} />}
      <Button type="submit" disabled={!file} isBusy={isBusy}>
        {isBusy && sent > 0 && sent < 1 ? `Sending, ${Math.round(sent * 100)} %` : 'Send the list'}
      </Button>
    </form>
  )
}

/** Offers the earlier import of the same file. */
function KnownImport({ known }: { known: ImportDetail }) {
  return (
    <p className={css['known']}>
      <a href={`/admin/imports/${known.id}`}>
        Open import {known.number}: {known.fileName}
      </a>
      <span className="secondary-text">
        {builderText(known.builder)}, {momentText(known.createdAt)}
        {known.createdBy !== null && `, by ${known.createdBy}`}
      </span>
    </p>
  )
}
