import { useEffect, useEffectEvent, useState } from 'react'
import { navigate } from '#lib/navigation/navigation.ts'
import { leaveLayersAndPage } from '#ui/overlays/layers.ts'
import { useLayer } from '#ui/overlays/use-layer.ts'

/** Destination that the confirmation interrupted. */
type Way = { to: string } | 'back'

/** Guards unsaved changes: on links, on the phone's back, and on closing the page. */
export function useLeaveGuard(isUnsaved: boolean) {
  const [way, setWay] = useState<Way | null>(null)
  const [hasLeft, setLeft] = useState(false)
  const isOn = isUnsaved && !hasLeft
  useLayer(() => setWay('back'), { isOpen: isOn && way === null, takesEscape: false })
  useStopLinks(isOn, (to) => setWay({ to }))
  useStopClosing(isOn)

  function leave() {
    setLeft(true)
    setWay(null)
    if (way === 'back') leaveLayersAndPage()
    else if (way) navigate(way.to)
  }
  return { isAsking: way !== null, stay: () => setWay(null), leave }
}

/** In the capture phase, before the app's own handling of links. */
function useStopLinks(isOn: boolean, onLink: (to: string) => void) {
  const stop = useEffectEvent((event: MouseEvent) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    const isElsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey || link?.target === '_blank'
    if (!link || isElsewhere || link.origin !== location.origin) return
    event.preventDefault()
    event.stopPropagation()
    onLink(link.pathname + link.search + link.hash)
  })
  useEffect(() => {
    if (!isOn) return
    const hear = (event: MouseEvent) => stop(event)
    document.addEventListener('click', hear, { capture: true })
    return () => document.removeEventListener('click', hear, { capture: true })
  }, [isOn])
}

function useStopClosing(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOn])
}
