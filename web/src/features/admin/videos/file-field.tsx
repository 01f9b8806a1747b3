import type { VideoFile } from '@dream/contract/api/admin/content/videos'
import type { VideoFileKind } from '@dream/contract/rules/admin/content/videos'
import { useId, useRef, useState } from 'react'
import { upload } from '#lib/api/upload.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './videos.module.css'

type Changes = VideoFile['changes']
type Props = {
  id: string
  kind: VideoFileKind
  label: string
  hint: string
  accept: string
  /** Existing file, in words; null when there is none. */
  known: string | null
  error: string | undefined
  onUploaded: (changes: Changes) => void
}

/** Uploads a file of a video, and passes on the resulting changes of the draft. */
export function useVideoUpload(id: string, onUploaded: (changes: Changes) => void) {
  const [part, setPart] = useState<number | null>(null)
  const submission = useSubmission("Couldn't upload it. Check your connection and try again.")
  async function send(kind: VideoFileKind, file: Blob, name: string) {
    setPart(0)
    await submission.run(async () => {
      const { changes } = await upload<VideoFile>({
        url: `/api/admin/videos/${id}/files?kind=${kind}`,
        file,
        name,
        onProgress: setPart,
      })
      onUploaded(changes)
    })
    setPart(null)
  }
  return { send, part, ...submission }
}

/** Field for one file of a video: the existing one, and its replacement. */
export function FileField({ id, kind, label, hint, accept, known, error, onUploaded }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const name = useId()
  const { send, part, isBusy, failure } = useVideoUpload(id, onUploaded)
  return (
    <div className={css['file']} role="group" aria-labelledby={name}>
      <p id={name} className={css['label']}>
        {label}
      </p>
      <p className="secondary-text">{known ?? hint}</p>
      {part !== null && (
        <progress className={css['progress']} value={part} max={1} aria-label={`Uploading: ${label}`} />
      )}
      <div>
        <Button size="small" variant="outline" isBusy={isBusy} onClick={() => input.current?.click()}>
          {known === null ? 'Upload' : 'Replace'}
        </Button>
        <input
          ref={input}
          type="file"
          accept={accept}
          className="visually-hidden"
          tabIndex={-1}
          aria-label={label}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            if (file) void send(kind, file, file.name)
          }}
        />
      </div>
      <ProblemLine message={failure?.message ?? error} />
    </div>
  )
}
