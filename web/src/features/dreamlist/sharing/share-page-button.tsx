import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { settings } from '#lib/session/settings.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SharePageSheet, type Shared } from './share-page-sheet.tsx'

/** Button that shares a collection, or the design DNA without one, as a page. */
export function SharePageButton({ of = null }: { of?: Shared }) {
  const [isOpen, setOpen] = useState(false)
  if (!settings().features.sharingPlans) return null
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon={<Share2 aria-hidden="true" />}
        aria-label={of ? `Share ${of.name}` : 'Share your design DNA'}
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      <SharePageSheet of={of} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
