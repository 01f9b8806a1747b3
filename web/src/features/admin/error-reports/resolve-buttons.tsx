import type { Selection } from '@dream/contract/api/admin/list'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { countOf } from '../text/text.ts'

type Deed = 'resolve' | 'reopen'
type Props = { selection: Selection; onDone: () => void; shows: readonly Deed[] }

const WORDS = { resolve: 'Resolve', reopen: 'Open again' } as const
const DONE = { resolve: 'resolved', reopen: 'opened again' } as const

/** Buttons to mark errors as resolved or reopened. */
export function ResolveButtons({ selection, onDone, shows }: Props) {
  const [busy, setBusy] = useState<Deed | null>(null)
  async function run(deed: Deed) {
    setBusy(deed)
    try {
      const { changed } = await call(`POST /api/admin/error-reports/${deed}`, { body: { selection } })
      showToast(`${countOf(changed, 'error')} ${DONE[deed]}`)
      onDone()
    } catch (error) {
      showToast(error instanceof Error ? error.message : 'Something went wrong')
    } finally {
      setBusy(null)
      await invalidate('GET /api/admin/error-reports', 'GET /api/admin/error-reports/:id')
    }
  }
  return shows.map((deed) => (
    <Button key={deed} size="small" variant="outline" isBusy={busy === deed} onClick={() => void run(deed)}>
      {WORDS[deed]}
    </Button>
  ))
}
