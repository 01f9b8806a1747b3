import type { BrokerCard as Card } from '@dream/contract/api/sections/brokers'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { BrokerCard } from './broker-card.tsx'
import css from './brokers-screen.module.css'
import { type Listing, useBrokersAfter } from './use-brokers.ts'

type Props = {
  listing: Listing
  /** Cursor: the last broker of the previous page. */
  after: string
  /** Brokers shown on earlier pages, as one may have moved between two pages. */
  shown: ReadonlySet<string>
  /** Number of pages to show from here on. */
  pages: number
  onMore: () => void
  /** Moves the focus to its first broker after the request. */
  takesFocus: boolean
}

/** Pages after the first, nested, with the button for the next one. */
export function MoreBrokers({ listing, after, shown, pages, onMore, takesFocus }: Props) {
  return pages < 1 ? (
    <li className={css['more']}>
      <Button variant="outline" onClick={onMore}>
        Show more
      </Button>
    </li>
  ) : (
    <Page {...{ listing, after, shown, pages, onMore, takesFocus }} />
  )
}

function Page({ listing, after, shown, pages, onMore, takesFocus }: Props) {
  const { data, error, refetch } = useBrokersAfter(listing, after)
  const first = useRef<HTMLAnchorElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere && takesFocus && pages === 1) first.current?.focus({ preventScroll: true })
  }, [isThere, takesFocus, pages])
  if (!data) {
    return (
      <li className={css['more']}>
        <ProblemLine message={error?.message} />
        <Button variant="outline" isBusy={!error} onClick={() => void refetch()}>
          {error ? 'Try again' : 'Show more'}
        </Button>
      </li>
    )
  }
  const items = data.items.filter(({ id }) => !shown.has(id))
  return (
    <>
      {items.map((broker, at) => (
        <BrokerCard
          key={broker.id}
          broker={broker}
          wanted={listing.filter.specialty}
          isOld={error !== null}
          link={at === 0 ? first : undefined}
        />
      ))}
      {data.nextCursor && (
        <MoreBrokers
          listing={listing}
          after={data.nextCursor}
          shown={new Set([...shown, ...items.map((each: Card) => each.id)])}
          pages={pages - 1}
          onMore={onMore}
          takesFocus={takesFocus}
        />
      )}
    </>
  )
}
