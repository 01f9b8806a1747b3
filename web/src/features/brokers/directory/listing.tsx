import type { BrokerCard as Card } from '@dream/contract/api/sections/brokers'
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { OPENED_HERE } from '#lib/navigation/history-state.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { savedScrollPosition, saveScrollPosition } from '#lib/navigation/scroll-restoration.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { BrokerCard } from './broker-card.tsx'
import css from './brokers-screen.module.css'
import { type Listing as Narrowing, useListing } from './use-brokers.ts'

type Props = {
  listing: Narrowing
  label: string
  /** Brokers to show until the list is loaded. */
  known: readonly Card[]
  isOld: boolean
}

/** Paginated list of brokers; going back from one of them restores its scroll position. */
export function Listing({ listing, label, known, isOld }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [left] = useState(savedScrollPosition)
  const { pages, brokers = known, hasMore, readMore, ...more } = useListing(listing, (left?.pages ?? 0) + 1)
  /** Number of brokers when more were requested: the focus moves to the one after them. */
  const requestedAt = useRef<number | null>(null)
  const { length: count } = brokers
  useEffect(() => {
    const at = requestedAt.current
    if (at === null || count <= at) return
    requestedAt.current = null
    list.current?.children[at]?.querySelector('a')?.focus({ preventScroll: true })
  }, [count])
  useLayoutEffect(() => {
    if (left) list.current?.closest('main')?.scrollTo({ top: left.top })
  }, [left])

  function open(event: MouseEvent) {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    saveScrollPosition({
      pages: (pages?.length ?? 1) - 1,
      top: list.current?.closest('main')?.scrollTop ?? 0,
    })
    navigate(link.pathname, { state: OPENED_HERE })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the links in it are what is pressed, by whatever means
    <ul ref={list} className={css['cards']} aria-label={label} onClick={open}>
      {brokers.map((broker, at) => (
        <BrokerCard
          key={broker.id}
          broker={broker}
          wanted={listing.filter.specialty}
          isOld={isOld}
          isFirst={at === 0 && !listing.isElsewhere}
        />
      ))}
      {hasMore && (
        <li className={css['more']}>
          <ProblemLine message={more.moreError?.message} />
          <Button
            variant="outline"
            isBusy={more.isReading}
            onClick={() => {
              requestedAt.current = count
              readMore()
            }}
          >
            {more.moreError ? 'Try again' : 'Show more'}
          </Button>
        </li>
      )}
    </ul>
  )
}
