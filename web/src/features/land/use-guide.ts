import type { State } from '@dream/contract/rules/account/australia'
import { landFor } from '@dream/contract/rules/land/land-dates'
import { navigate, usePathname, useSearchParams } from '#lib/navigation/navigation.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { isState, today } from './guide.ts'
import { urlOf, type Place } from './places.ts'

/**
 * Guide for the current state: the one in the URL, else the profile's. All states are cached, so the state can be changed offline.
 */
export function useGuide() {
  const path = usePathname()
  const search = useSearchParams()
  const land = useApiQuery('GET /api/land')
  const profile = useApiQuery('GET /api/profile')
  const requestedState = search.get('state')
  const chosen = requestedState === 'all' || isState(requestedState) ? requestedState : null
  const home = isState(profile.data?.state) ? profile.data.state : null
  const state = chosen === null ? home : chosen === 'all' ? null : chosen
  const known = land.data?.items

  return {
    /** Undefined until the cards and the state are loaded. */
    cards: profile.isPending ? undefined : known && landFor(known, { day: today(), state }),
    /** Whether a card has lines for some states, though maybe not for this one. */
    differsByState: (id: string) => known?.some((card) => card.id === id && card.lines.length > 0) ?? false,
    error: land.error,
    refetch: land.refetch,
    profile: profile.data,
    state,
    requested: { view: search.get('view'), card: search.get('card'), topic: search.get('topic') },
    hrefOf: (place: Place) => urlOf(path, place, chosen),
    choose: (next: State | null) => {
      const choice = next === home ? null : (next ?? 'all')
      const { state: _before, ...here } = Object.fromEntries(search)
      navigate(urlOf(path, here, choice), { replace: true })
    },
  }
}

export type GuideState = ReturnType<typeof useGuide>
