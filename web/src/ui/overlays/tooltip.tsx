import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type PointerEvent,
  type ReactNode,
} from 'react'
import type { BubbleProps } from './tooltip-bubble.tsx'
import css from './tooltip.module.css'

type Props = {
  text: string
  /** Hover delay before it opens, and the time after another tooltip within which it opens at once (product §9). */
  delayMs?: number
  skipMs?: number
  /** Single element that is explained. */
  children: ReactNode
}

/** Duration after a tap, since phones have no hover. */
const TAP_MS = 2500
const noBubble = (): null => null
/** Loaded when it is first needed; offline the element has no tooltip. */
const Bubble = lazy(() =>
  import('./tooltip-bubble.tsx')
    .then((all): { default: ComponentType<BubbleProps> } => ({ default: all.Bubble }))
    .catch(() => ({ default: noBubble })),
)
const lastOne = { closedAt: -Infinity }

/** Tooltip above an element: on hover, on keyboard focus and on a tap. */
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
      // A press sets the focus too; only keyboard focus opens the tooltip.
      onFocus={(event) => !isPressed.current && open(event.currentTarget, 0)}
      onBlur={close}
    >
      {children}
      {anchor && (
        <Suspense fallback={null}>
          <Bubble text={text} anchor={anchor} onEscape={close} />
        </Suspense>
      )}
    </span>
  )
}
