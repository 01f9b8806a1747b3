import { useEffect, useId, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import css from './tooltip.module.css'

type Props = {
  text: string
  /** How long a mouse rests before it opens, and how soon after another one it opens at once (spec §9). */
  delayMs?: number
  skipMs?: number
  /** The one element that is explained. */
  children: ReactNode
}

/** A tap shows the words for this long: there is no hover on a phone. */
const TAP_MS = 2500
const GAP_PX = 8
const lastOne = { closedAt: -Infinity }

/** A short explanation above an element: on hover, on keyboard focus and on a tap. */
export function Tooltip({ text, delayMs = 700, skipMs = 300, children }: Props) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const isPressed = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function open(place: HTMLElement, afterMs: number) {
    clearTimeout(timer.current)
    const element = place.firstElementChild
    if (afterMs > 0) timer.current = setTimeout(() => setAnchor(element), afterMs)
    else setAnchor(element)
  }
  function close() {
    clearTimeout(timer.current)
    if (anchor) lastOne.closedAt = performance.now()
    setAnchor(null)
  }
  function enter({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
    if (pointerType === 'touch') return
    open(currentTarget, performance.now() - lastOne.closedAt < skipMs ? 0 : delayMs)
  }
  function release({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
    isPressed.current = false
    if (pointerType !== 'touch') return
    open(currentTarget, 0)
    timer.current = setTimeout(() => setAnchor(null), TAP_MS)
  }
  return (
    <span
      className={css['place']}
      onPointerEnter={enter}
      onPointerLeave={(event) => event.pointerType !== 'touch' && close()}
      onPointerDown={() => {
        isPressed.current = true
      }}
      onPointerUp={release}
      // A press brings focus too; only the keyboard's asks for words.
      onFocus={(event) => !isPressed.current && open(event.currentTarget, 0)}
      onBlur={close}
    >
      {children}
      {anchor && <Bubble text={text} anchor={anchor} onEscape={close} />}
    </span>
  )
}

function Bubble({ text, anchor, onEscape }: { text: string; anchor: Element; onEscape: () => void }) {
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
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  })
  return createPortal(
    <div ref={bubble} id={id} role="tooltip" className={css['bubble']}>
      {text}
    </div>,
    document.body,
  )
}
