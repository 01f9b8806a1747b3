import type { BrokerCard as Card } from '@dream/contract/api/sections/brokers'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { savedScrollPosition, saveScrollPosition } from '#lib/navigation/scroll-restoration.ts'
import { OPENED_HERE } from '#lib/navigation/history-state.ts'
import { navigate, useSearchParams } from '#lib/navigation/navigation.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { StaleNote } from '#ui/status/stale-note.tsx'
import { BrokerCard } from './broker-card.tsx'
import css from './brokers-screen.module.css'
import { Nobody, Unread, WaitingCards } from './directory-states.tsx'
import { FilterBar } from './filter-bar.tsx'
import { partsOf } from './filter-parts.ts'
import { urlOf, EVERYBODY, filterOf, type Filter } from './filters.ts'
import { MoreBrokers } from './more-brokers.tsx'
import { useBrokers } from './use-brokers.ts'

/** The directory. What it is narrowed to is in the URL; what was read last is there without a network too. */
export function BrokersScreen() {
  const filter = filterOf(useSearchParams())
  const { data: profile } = useApiQuery('GET /api/profile')
  const { brokers, nextCursor, isOld, error, refetch } = useBrokers(filter)

  // An open sheet has an entry of its own in the history, which this one takes: back undoes one choice.
  const change = (next: Filter) => navigate(urlOf(next))
  return (
    <section className={css['screen']}>
      <header>
        <h1 className="screen-title">Brokers</h1>
        <p className={clsx(css['count'], 'secondary-text')} role="status">
          {brokers ? countText(brokers.length, { filter, isMore: Boolean(nextCursor) }) : ' '}
        </p>
      </header>
      <FilterBar filter={filter} homePostcode={profile?.postcode ?? null} onChange={change} />
      {brokers && error && <StaleNote error={error} newer="The list updates" onRetry={refetch} />}
      {!brokers && (error ? <Unread error={error} onRetry={() => void refetch()} /> : <WaitingCards />)}
      {brokers && brokers.length > 0 && (
        <List key={urlOf(filter)} {...{ filter, brokers, nextCursor, isOld }} />
      )}
      {brokers?.length === 0 && (
        <Nobody
          parts={partsOf(filter)}
          onDrop={({ name }) => navigate(urlOf({ ...filter, [name]: null }))}
          onShowAll={() => navigate(urlOf({ ...EVERYBODY, sort: filter.sort }))}
        />
      )}
      <a href="/building-broker" className={css['explained']}>
        <span>
          <b>What does a building broker do?</b> And who pays them, and what to ask
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </a>
    </section>
  )
}

type ListProps = {
  filter: Filter
  brokers: readonly Card[]
  nextCursor: string | undefined
  isOld: boolean
}

function List({ filter, brokers, nextCursor, isOld }: ListProps) {
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
    <ul ref={list} className={css['cards']} aria-label="Brokers" onClick={open}>
      {brokers.map((broker, at) => (
        <BrokerCard
          key={broker.id}
          broker={broker}
          wanted={filter.specialty}
          isOld={isOld}
          isFirst={at === 0}
        />
      ))}
      {nextCursor && (
        <MoreBrokers
          filter={filter}
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

function countText(count: number, { filter, isMore }: { filter: Filter; isMore: boolean }): string {
  const brokers = isMore ? `The first ${count} brokers` : count === 1 ? '1 broker' : `${count} brokers`
  const by = filter.sort === 'match' ? 'your place, block and stage' : 'measured reply time'
  return count > 1 ? `${brokers}, sorted by ${by}.` : `${brokers}.`
}
