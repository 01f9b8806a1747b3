import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import css from './tooltip.module.css'
import { useLayer } from './use-layer.ts'

const GAP_PX = 8

export type BubbleProps = { text: string; anchor: Element; onEscape: () => void }

/** Text of a tooltip, above its anchor. */
export function Bubble({ text, anchor, onEscape }: BubbleProps) {
  const id = useId()
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = bubble.current
    if (!node) return
    const target = anchor.getBoundingClientRect()
    const own = node.getBoundingClientRect()
    const centred = target.left + target.width / 2 - own.width / 2
    const left = Math.max(GAP_PX, Math.min(centred, innerWidth - own.width - GAP_PX))
    node.style.left = `${left}px`
    node.style.top = `${Math.max(GAP_PX, target.top - own.height - GAP_PX)}px`
  }, [anchor, text])
  useEffect(() => {
    anchor.setAttribute('aria-describedby', id)
    return () => anchor.removeAttribute('aria-describedby')
  }, [anchor, id])
  useLayer(onEscape, { hasEntry: false })
  return createPortal(
    <div ref={bubble} id={id} role="tooltip" className={css['bubble']}>
      {text}
    </div>,
    document.body,
  )
}
