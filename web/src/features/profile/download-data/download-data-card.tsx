import type { DataExport } from '@dream/contract/api/account/data-export'
import { DATA_EXPORT } from '@dream/contract/rules/account/data-export'
import { useEffect, useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, setApiData, useApiQuery } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Card } from '../card.tsx'
import { DownloadForm } from './download-form.tsx'
import css from './download-data.module.css'

const STATUS = 'GET /api/account/export'
const LOOK_EVERY_MS = 3000

/** Export of all personal data: requested, prepared, and downloaded with the password. */
export function DownloadDataCard({ email }: { email: string }) {
  const { data, error, refetch } = useApiQuery(STATUS)
  const [isAsking, setAsking] = useState(false)
  const { isBusy, failure, run } = useSubmission("Couldn't ask for your data. Please try again.")
  useLookAgain(data?.state === 'making')

  const make = () =>
    void run(async () => {
      const begun = await call('POST /api/account/export')
      setApiData(STATUS, () => begun)
    })
  return (
    <Card title="Download my data">
      <p role="status" className={css['line']}>
        {textOf(data)}
      </p>
      <ProblemLine message={failure?.message} />
      {!data && error && (
        <Button variant="quiet" className={css['action']} onClick={() => void refetch()}>
          Try again
        </Button>
      )}
      {data?.state === 'none' && (
        <Button variant="quiet" className={css['action']} isBusy={isBusy} onClick={make}>
          Make a copy of my data
        </Button>
      )}
      {data?.state === 'ready' && (
        <Button variant="quiet" className={css['action']} onClick={() => setAsking(true)}>
          Download ({sizeText(data.bytes ?? 0)})
        </Button>
      )}
      <Sheet isOpen={isAsking} onClose={() => setAsking(false)} label="Download your data">
        <DownloadForm
          email={email}
          onDone={() => setAsking(false)}
          onMissing={() => {
            setAsking(false)
            void invalidate(STATUS)
          }}
        />
      </Sheet>
    </Card>
  )
}

/** Polls whether it is ready, while somebody waits for it. */
function useLookAgain(isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void invalidate(STATUS), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
}

const UNTIL = new Intl.DateTimeFormat('en-AU', { weekday: 'long', hour: 'numeric', minute: '2-digit' })

function textOf(data: DataExport | undefined): string {
  switch (data?.state) {
    case undefined:
    case 'none':
      return `One zip with everything we store of you: answers, likes, messages and files. It's there for ${DATA_EXPORT.lifeHours} hours.`
    case 'making':
      return "We're making your copy. You can leave: an email says when it's ready."
    case 'ready':
      return `Your copy is ready until ${UNTIL.format(new Date(data.expiresAt ?? 0))}. You need your password for it.`
  }
}

const MB = 1_000_000
/** Formats a size: "3.2 MB", "40 kB". */
const sizeText = (bytes: number) =>
  bytes >= MB ? `${(bytes / MB).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`
