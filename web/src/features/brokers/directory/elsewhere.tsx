import { stateInSentence, type State } from '@dream/contract/rules/account/australia'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './brokers-screen.module.css'
import { WaitingCards } from './directory-states.tsx'
import { ALL_STATES, type Filter } from './filter/filters.ts'
import { Listing } from './listing.tsx'
import { useListing } from './use-brokers.ts'

type Props = {
  filter: Filter
  /** Person's own state. */
  home: State
  count: number
  /** Moves the focus here after the request. */
  takesFocus: boolean
  onShow: () => void
}

/** Brokers outside of the person's state: their number, and the list on request. */
export function Elsewhere({ filter, home, count, takesFocus, onShow }: Props) {
  if (count === 0) return null
  if (filter.state === ALL_STATES) return <InOtherStates {...{ filter, home, takesFocus }} />
  return (
    <Button variant="outline" onClick={onShow}>
      {showText(count)}
    </Button>
  )
}

export const showText = (count: number) =>
  `Show ${count === 1 ? '1 broker' : `${count} brokers`} in other states`

function InOtherStates({ filter, home, takesFocus }: Pick<Props, 'filter' | 'home' | 'takesFocus'>) {
  const listing = { filter, isElsewhere: true }
  const { brokers, error, refetch, isOld } = useListing(listing)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className={css['elsewhere']} aria-labelledby="elsewhere">
      <header>
        <h2 ref={heading} id="elsewhere" tabIndex={-1}>
          In other states
        </h2>
        <p className="secondary-text">They don't work in {stateInSentence(home)}.</p>
      </header>
      {brokers && <Listing listing={listing} label="Brokers in other states" known={brokers} isOld={isOld} />}
      {!brokers && !error && <WaitingCards />}
      {!brokers && error && (
        <>
          <ProblemLine message={error.message} />
          <Button variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
    </section>
  )
}
