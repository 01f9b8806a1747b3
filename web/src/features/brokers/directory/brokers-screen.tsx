import { stateInSentence, STATES } from '@dream/contract/rules/account/australia'
import type { BrokerCard } from '@dream/contract/api/sections/brokers'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { navigate, useSearchParams } from '#lib/navigation/navigation.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { StaleNote } from '#ui/status/stale-note.tsx'
import css from './brokers-screen.module.css'
import { Nobody, Unread, WaitingCards } from './directory-states.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { FilterBar } from './filter/filter-bar.tsx'
import { partsOf } from './filter/filter-parts.ts'
import { ALL_STATES, filterOf, NOTHING_CHOSEN, queryOf, urlOf, type Filter } from './filter/filters.ts'
import { Listing } from './listing.tsx'
import { useBrokers } from './use-brokers.ts'

type Props = {
  /** Called when brokers are shown, so that a tour of them may begin. */
  onReady: () => void
}

/**
 * Directory: brokers who work in the person's state, the others on request. The filter is in the URL; the last answer is available
 * offline.
 */
export function BrokersScreen({ onReady }: Props) {
  const filter = filterOf(useSearchParams())
  const { data: profile } = useApiQuery('GET /api/profile')
  const found = useBrokers(filter)
  const { brokers, error, refetch } = found
  const own = STATES.find((state) => state === profile?.state) ?? null
  const hasSome = brokers !== null && brokers.length > 0
  useEffect(() => {
    if (hasSome) onReady()
  }, [hasSome, onReady])

  // The history entry of the open sheet is replaced by this one, so that back undoes one choice.
  const change = (next: Filter) => navigate(urlOf(next))
  return (
    <section className={css['screen']}>
      <header>
        <h1 className="screen-title">Brokers</h1>
        <p className={clsx(css['count'], 'secondary-text')} role="status">
          {brokers ? countText(brokers, { ...found, filter }) : ' '}
        </p>
        {profile && !own && hasSome && !filter.area && <AskPlace />}
      </header>
      <FilterBar
        filter={filter}
        home={{ state: own, postcode: profile?.postcode ?? null }}
        onChange={change}
      />
      {brokers && error && <StaleNote error={error} newer="The list updates" onRetry={refetch} />}
      {!brokers && (error ? <Unread error={error} onRetry={() => void refetch()} /> : <WaitingCards />)}
      {brokers && <Found {...{ filter, ...found, brokers }} />}
      <a href="/building-broker" className={css['explained']}>
        <span>
          <b>What does a building broker do?</b> And who pays them, and what to ask
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </a>
    </section>
  )
}

type Found = Omit<ReturnType<typeof useBrokers>, 'brokers'> & { brokers: readonly BrokerCard[] }

function Found({ filter, ...found }: Found & { filter: Filter }) {
  const { brokers, isOld, home, elsewhereCount } = found
  const [isRequested, setRequested] = useState(false)
  const showElsewhere = () => {
    setRequested(true)
    navigate(urlOf({ ...filter, state: ALL_STATES }))
  }
  const elsewhere = home && (
    <Elsewhere {...{ filter, home }} count={elsewhereCount} takesFocus={isRequested} onShow={showElsewhere} />
  )
  // When nobody in the state can be chosen, brokers from elsewhere come first.
  const isElsewhereFirst = home !== null && brokers.every(({ isFull }) => isFull)
  return (
    <>
      {brokers.length === 0 && (
        <Nobody
          parts={partsOf(filter)}
          home={home}
          onDrop={({ name }) => navigate(urlOf({ ...filter, [name]: null }))}
          onShowAll={() => navigate(urlOf({ ...NOTHING_CHOSEN, sort: filter.sort }))}
        />
      )}
      {isElsewhereFirst && filter.state !== ALL_STATES && elsewhere}
      {brokers.length > 0 && (
        <Listing
          key={JSON.stringify(queryOf(filter))}
          listing={{ filter, isElsewhere: false }}
          label="Brokers"
          known={brokers}
          isOld={isOld}
        />
      )}
      {(!isElsewhereFirst || filter.state === ALL_STATES) && elsewhere}
    </>
  )
}

/** Shown to people who have not said where they will build, and so see everybody. */
const AskPlace = () => (
  <a className={css['ask']} href="/profile?edit=1">
    Say where you'll build, to see who works there
  </a>
)

type Counted = Pick<Found, 'home' | 'nextCursor'> & { filter: Filter }

function countText(brokers: readonly BrokerCard[], { filter, home, nextCursor }: Counted): string {
  const { length: count } = brokers
  const where = home ? ` in ${stateInSentence(home)}` : ''
  if (count > 0 && !nextCursor && brokers.every(({ isFull }) => isFull)) return fullText(count, where)
  const who = nextCursor ? `The first ${count} brokers` : count === 1 ? '1 broker' : `${count} brokers`
  const by = filter.sort === 'match' ? 'your place, block and stage' : 'measured reply time'
  return count > 1 ? `${who}${where}, sorted by ${by}.` : `${who}${where}.`
}

function fullText(count: number, where: string): string {
  const who = count === 1 ? `The only broker${where} is` : `All ${count} brokers${where} are`
  return `${who} full right now. Places open again, so check back.`
}
