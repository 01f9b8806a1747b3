import type { ImportDetail } from '@dream/contract/api/admin/imports/import'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { upload } from '#lib/api/upload.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { countOf } from '../text/text.ts'
import { FilePicker } from './file-picker.tsx'
import css from './imports.module.css'
import { showImport } from './use-import.ts'

/** Timeout for the answer: a hundred megabytes over a slow connection. */
const ANSWER_MS = 4 * 60_000

/** Upload of a zip with the pictures that rows name by file name. */
export function PicturesPart({ detail }: { detail: ImportDetail }) {
  const { id, mapping, pictures } = detail
  const { refetch } = useApiQuery('GET /api/admin/imports/:id', { params: { id } })
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState(0)
  const { isBusy, failure, run } = useSubmission("Couldn't send the zip. Please try again.")
  if (mapping.pictures === undefined && mapping.plans === undefined) return null

  const send = (zip: File) =>
    run(async () => {
      // Renews an expired session.
      await refetch()
      const url = `/api/admin/imports/${id}/pictures`
      showImport(
        await upload<ImportDetail>({
          url,
          file: zip,
          name: zip.name,
          onProgress: setSent,
          answerMs: ANSWER_MS,
        }),
      )
      setFile(null)
    })
  return (
    <details className={css['part']} open={pictures.count === 0}>
      <summary>
        <h2>Pictures</h2>
        <span className="secondary-text">
          {pictures.count === 0 ? 'none yet' : `${countOf(pictures.count, 'picture')} by name`}
        </span>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <FilePicker
        label="Zip of pictures"
        hint="JPEG, PNG, WebP, SVG or PDF by the names that the rows have. Up to 200 MB; send several zips one after the other."
        accept=".zip,application/zip"
        file={file}
        onFile={setFile}
      />
      <ProblemLine message={failure?.message} />
      {file && (
        <Button isBusy={isBusy} onClick={() => void send(file)}>
          {isBusy && sent > 0 && sent < 1 ? `Sending, ${Math.round(sent * 100)} %` : 'Send the zip'}
        </Button>
      )}
      {pictures.problems.length > 0 && (
        <ul className={css['refused']} aria-label="Pictures that were not taken">
          {pictures.problems.map(({ name, problem }) => (
            <li key={name}>
              <b>{name}</b> {problem}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
