import type { BrokerCard as Card } from '@dream/contract/api/sections/brokers'
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { OPENED_HERE } from '#lib/navigation/history-state.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { savedScrollPosition, saveScrollPosition } from '#lib/navigation/scroll-restoration.ts'
import { BrokerCard } from './broker-card.tsx'
import css from './brokers-screen.module.css'
import { MoreBrokers } from './more-brokers.tsx'
import type { Listing as Narrowing } from './use-brokers.ts'

type Props = {
  listing: Narrowing
  label: string
  brokers: readonly Card[]
  nextCursor: string | undefined
  isOld: boolean
}

/** Paginated list of brokers; going back from one of them restores its scroll position. */
export function Listing({ listing, label, brokers, nextCursor, isOld }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [left] = useState(savedScrollPosition)
  const [pages, setPages] = useState(left?.pages ?? 0)
  const [isRequested, setRequested] = useState(false)
  useLayoutEffect(() => {
    if (left) list.current?.closest('main')?.scrollTo({ top: left.top })
  }, [left])

  function open(event: MouseEvent) {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    saveScrollPosition({ pages, top: list.current?.closest('main')?.scrollTop ?? 0 })
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
      {nextCursor && (
        <MoreBrokers
          listing={listing}
          after={nextCursor}
          shown={new Set(brokers.map(({ id }) => id))}
          pages={pages}
          takesFocus={isRequested}
          onMore={() => {
            setRequested(true)
            setPages(pages + 1)
          }}
        />
      )}
    </ul>
  )
}
