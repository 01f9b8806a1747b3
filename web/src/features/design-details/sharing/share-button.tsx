import type { CardDesign } from '@dream/contract/api/designs/design'
import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { copyText } from '#lib/device/clipboard.ts'
import { openShareSheet } from '#lib/device/share.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { LinkSheet } from './link-sheet.tsx'
import css from './share-button.module.css'

/** Duration for reading two sentences. */
const SAID_MS = 6000
const COPIED = 'Link copied. Anyone who has it can see this plan.'
const SHARED = 'Shared. You can stop it in your profile.'
const FAILED = "Couldn't share this plan. Check your connection and try again."

/** Creates the plan's link and opens the share sheet, or else copies it. */
export function ShareButton({ design: { id, title } }: { design: Pick<CardDesign, 'id' | 'title'> }) {
  const { isBusy, failure, run, clear } = useSubmission(FAILED)
  const [said, setSaid] = useState('')
  /** Link that waits for another press: browsers share and copy only just after one. */
  const [waiting, setWaiting] = useState<string | null>(null)
  const text = failure?.message ?? said
  useEffect(() => {
    if (!text) return
    const timer = setTimeout(() => {
      setSaid('')
      clear()
    }, SAID_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `clear` is another function each time and does the same
  }, [text])

  async function share() {
    setSaid('')
    const { url } = await call('POST /api/shared-plans', { body: { designId: id } })
    void invalidate('GET /api/shared-plans')
    const outcome = await openShareSheet({ title, url })
    const isCopied = outcome === 'unavailable' && (await copyText(url))
    if (outcome === 'shared') setSaid(SHARED)
    else if (isCopied) setSaid(COPIED)
    else if (outcome !== 'dismissed') setWaiting(url)
  }
  return (
    <>
      <IconButton
        label="Share"
        icon={<Share2 size={20} />}
        variant="raised"
        aria-busy={isBusy || undefined}
        onClick={() => void run(share)}
      />
      <p className={css['said']} role="status" data-failed={failure ? '' : undefined}>
        {text && <span>{text}</span>}
      </p>
      <LinkSheet title={title} url={waiting} onClose={() => setWaiting(null)} />
    </>
  )
}
