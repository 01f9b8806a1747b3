import type { ReportCard } from '@dream/contract/api/designs/tags'
import { useEffect, useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { ReportStory } from './report-story.tsx'

type Props = { isOpen: boolean; onClose: () => void; onShare?: (card: ReportCard) => void }

const SLOW_MS = 400

/** Whether loading takes long. */
function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}

/** Taste report once it is loaded; before that the number of likes it needs. */
export function TasteReport({ isOpen, onClose, onShare }: Props) {
  const { data, error, refetch } = useApiQuery('GET /api/preferences/report')
  const isSlow = useIsSlow()
  if (data && data.cards.length > 0)
    return isOpen ? <ReportStory {...data} onClose={onClose} {...(onShare && { onShare })} /> : null
  // A sheet shown for a moment would flicker.
  if (!data && !error && !isSlow) return null
  return (
    <Sheet label="Your taste report" isOpen={isOpen} onClose={onClose}>
      {data ? (
        <p>
          {data.needed - data.likes === 1 ? 'One more like' : `${data.needed - data.likes} more likes`}, and
          it is here.
        </p>
      ) : error ? (
        <LoadFailed title="Couldn't load your taste report" error={error} onRetry={refetch} />
      ) : (
        <Placeholder />
      )}
    </Sheet>
  )
}
