import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import css from './message-list.module.css'
import { notePlace, savedPlace } from './place.ts'
import type { Row } from './rows.ts'
import { useSeeking } from './use-seeking.ts'
import type { Target } from './use-target.ts'

type Props = {
  rows: readonly Row[]
  children: (row: Row) => ReactNode
  /** Typing indicator below the newest message. */
  end: ReactNode
  hasOlder: boolean
  isLoadingOlder: boolean
  onOlder: () => void
  /** Called with whether the newest message is in view. */
  onAtEnd: (isAtEnd: boolean) => void
  /** Number of unread messages below the view. */
  unread: number
  /** Message to jump to. */
  target: Target | null
  /** Key under which the scroll position is remembered. */
  placeId: string
}

/** Distance to the top at which older messages are loaded. */
const OLDER_FROM_PX = 600
/** Tolerance for being at the end. */
const END_PX = 48

/** Virtual list of messages: it opens at the first new one, sticks to the newest, and keeps its position while older ones load. */
export function MessageList(props: Props) {
  const { rows, children, end, hasOlder, isLoadingOlder, onOlder, onAtEnd, unread, target, placeId } = props
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const isAtEnd = useRef(true)
  const isPlaced = useRef(false)
  const hadNew = useRef(false)
  const seeking = useSeeking(list, scroller)
  const [isAway, setAway] = useState(false)
  const isPrepended = useIsPrepended(rows)
  const latest = useRef(rows)
  const lastSending = useRef<string | null>(null)
  useLayoutEffect(() => {
    latest.current = rows
  })

  const toEnd = () => {
    seeking.stop()
    list.current?.scrollToIndex(rows.length, { align: 'end' })
  }
  const checkPosition = () => {
    const { scrollOffset = 0, scrollSize = 0, viewportSize = 0 } = list.current ?? {}
    isAtEnd.current = scrollSize - scrollOffset - viewportSize < END_PX
    setAway(!isAtEnd.current)
    notePlace(placeId, isAtEnd.current ? null : topOf(list.current, rows))
    onAtEnd(isAtEnd.current)
    if (hasOlder && !isLoadingOlder && scrollOffset < OLDER_FROM_PX) onOlder()
  }
  const onScroll = () => {
    if (seeking.isOn() && !seeking.isThere()) return
    seeking.stop()
    checkPosition()
  }
  const onResize = () => {
    if (!seeking.isOn() && isAtEnd.current) return toEnd()
    seeking.keep()
    if (!seeking.isOn() || seeking.isThere()) checkPosition()
  }
  useLayoutEffect(() => {
    if (rows.length === 0) return
    const firstNew = rows.findIndex(({ kind }) => kind === 'new')
    const hasNewBegun = firstNew >= 0 && !hadNew.current
    hadNew.current = firstNew >= 0
    const place = isPlaced.current ? null : savedPlace(placeId, rows)
    const sending = sendingKey(rows)
    const hasSent = isPlaced.current && sending !== null && sending !== lastSending.current
    lastSending.current = sending ?? lastSending.current
    isPlaced.current = true
    if (place) {
      isAtEnd.current = false
      list.current?.scrollToIndex(place.index, { align: 'start', offset: place.offsetPx })
    } else if (hasNewBegun && isAtEnd.current) {
      isAtEnd.current = false
      onAtEnd(false)
      seeking.seek({ index: firstNew, align: 'start' })
    } else if (isAtEnd.current || hasSent) {
      seeking.stop()
      list.current?.scrollToIndex(rows.length, { align: 'end' })
    }
  }, [rows, placeId, onAtEnd, seeking])
  useEffect(() => {
    const index = target ? latest.current.findIndex((row) => isMessage(row, target)) : -1
    if (index < 0) return
    seeking.seek({ index, align: 'center' })
    // Otherwise a change of rows before the scroll event would take the list back to its end.
    if (seeking.isThere()) seeking.stop()
    else isAtEnd.current = false
  }, [target, seeking])
  useEffect(() => onAtEnd(isAtEnd.current), [onAtEnd])

  return (
    <div className={css['place']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keys */}
      <div ref={scroller} className={css['scroll']} tabIndex={0} role="group" aria-label="Messages">
        <div className={css['rest']} />
        <Virtualizer ref={list} as="ol" item="li" shift={isPrepended} onScroll={onScroll} onResize={onResize}>
          {[
            ...rows.map((row) => <RowFrame key={row.key}>{children(row)}</RowFrame>),
            <div key="end">{end}</div>,
          ]}
        </Virtualizer>
      </div>
      {isLoadingOlder && (
        <p className={css['loading']} role="status">
          Loading older messages
        </p>
      )}
      {isAway && (
        <button type="button" className={css['jump']} onClick={toEnd} aria-label={jumpLabel(unread)}>
          <ArrowDown size={22} aria-hidden="true" />
          {unread > 0 && <span className={css['count']}>{unread > 99 ? '99+' : unread}</span>}
        </button>
      )}
    </div>
  )
}

/** Key of the message that is being sent: the list scrolls to it from anywhere. */
const sendingKey = (rows: readonly Row[]) =>
  rows.findLast((row) => row.kind === 'bubble' && row.unsent !== null)?.key ?? null

const isMessage = (row: Row, { seq }: Target) => row.kind === 'bubble' && row.message?.seq === seq

/** Row at the list's upper edge, with its offset. */
function topOf(list: VirtualizerHandle | null, rows: readonly Row[]) {
  if (!list) return null
  const index = list.findItemIndex(list.scrollOffset)
  const row = rows[index]
  return row ? { key: row.key, offsetPx: list.scrollOffset - list.getItemOffset(index) } : null
}

const RowFrame = ({ children }: { children: ReactNode }) => <>{children}</>

const jumpLabel = (unread: number) => (unread > 0 ? `Jump to newest, ${unread} unread` : 'Jump to newest')

/** Whether older rows were prepended since the last render. */
function useIsPrepended(rows: readonly Row[]): boolean {
  const first = rows.find(({ kind }) => kind === 'bubble' || kind === 'system')?.key
  const before = useRef(first)
  const isPrepended =
    first !== before.current && before.current !== undefined && rows.some(({ key }) => key === before.current)
  useLayoutEffect(() => {
    before.current = first
  })
  return isPrepended
}
