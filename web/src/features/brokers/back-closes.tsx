import { useEffect } from 'react'
import { useBackButton } from '#lib/navigation/back-button.ts'
import { navigate } from '#lib/navigation/navigation.ts'

/**
 * While it is there, the phone's back closes what lies over the page instead of leaving it. A link up there takes the place of
 * that entry in the history: the way back from it leads to the page, in one step.
 */
export function BackCloses({ onBack }: { onBack: () => void }) {
  useBackButton(onBack)
  useEffect(() => {
    document.addEventListener('click', followInPlace, { capture: true })
    return () => document.removeEventListener('click', followInPlace, { capture: true })
  }, [])
  return null
}

function followInPlace(event: MouseEvent) {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('dialog[open] a[href^="/"]')
  if (!link) return
  event.preventDefault()
  navigate(link.pathname + link.search, { replace: true })
}
