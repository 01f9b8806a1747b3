import type { UploadedPicture } from '@dream/contract/api/admin/catalogue/designs'
import { Upload } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { upload } from '#lib/api/upload.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'

const RASTER = 'image/jpeg,image/png,image/webp'
const ACCEPTED = {
  picture: RASTER,
  plan: `image/svg+xml,${RASTER}`,
  logo: `image/svg+xml,${RASTER}`,
} as const

type Props<Made> = {
  label: string
  kind: keyof typeof ACCEPTED
  /** Upload URL, if not that of the designs. */
  url?: string
  onUploaded: (made: Made) => void
}

/** Button that uploads a file with its progress; errors show the server's message. */
export function UploadButton<Made = UploadedPicture>({ label, kind, url, onUploaded }: Props<Made>) {
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState(0)
  const { isBusy, failure, run } = useSubmission("Couldn't upload it. Please try again.")

  async function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Reset, so that the same file can be chosen again.
    currentTarget.value = ''
    if (!file) return
    setPart(0)
    await run(async () => {
      onUploaded(
        await upload<Made>({
          url: url ?? `/api/admin/designs/files?kind=${kind}`,
          file,
          name: file.name,
          onProgress: setPart,
        }),
      )
    })
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED[kind]}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => void send(event)}
      />
      <Button
        variant="outline"
        size="small"
        icon={<Upload />}
        isBusy={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? progressText(part) : label}
      </Button>
      <ProblemLine message={failure?.message} />
    </>
  )
}

const progressText = (part: number) => (part < 1 ? `${Math.round(part * 100)} %` : 'Making it ready')
