import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import css from './tooltip.module.css'
import { useLayer } from './use-layer.ts'

const GAP_PX = 8

export type BubbleProps = { text: string; anchor: Element; onEscape: () => void }

/** Text of a tooltip, above its anchor, or below it at the window's top edge. */
export function Bubble({ text, anchor, onEscape }: BubbleProps) {
  const id = useId()
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = bubble.current
    if (!node) return
    const place = async () => {
      const { x, y } = await computePosition(anchor, node, {
        strategy: 'fixed',
        placement: 'top',
        middleware: [offset(GAP_PX), flip({ padding: GAP_PX }), shift({ padding: GAP_PX })],
      })
      Object.assign(node.style, { left: `${x}px`, top: `${y}px` })
    }
    return autoUpdate(anchor, node, () => void place())
  }, [anchor])
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
