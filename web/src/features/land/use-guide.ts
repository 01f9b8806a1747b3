import type { State } from '@dream/contract/rules/australia'
import { landFor } from '@dream/contract/rules/land-dates'
import { navigate, usePathname, useSearchParams } from '#lib/navigation.ts'
import { useAnswer } from '#lib/query.ts'
import { isState, today } from './guide.ts'
import { addressOf, type Place } from './places.ts'

/**
 * The guide for the state at the top: the one in the address, else the profile's. All states are kept on the device, so the
 * state can be changed without a network.
 */
export function useGuide() {
  const path = usePathname()
  const search = useSearchParams()
  const land = useAnswer('GET /api/land')
  const profile = useAnswer('GET /api/profile')
  const asked = search.get('state')
  const chosen = asked === 'all' || isState(asked) ? asked : null
  const home = isState(profile.data?.state) ? profile.data.state : null
  const state = chosen === null ? home : chosen === 'all' ? null : chosen
  const known = land.data?.items

  return {
    /** Undefined until the cards and the state are there. */
    cards: profile.isPending ? undefined : known && landFor(known, { day: today(), state }),
    /** Whether a card says something about some states, though maybe not about this one. */
    differsByState: (id: string) => known?.some((card) => card.id === id && card.lines.length > 0) ?? false,
    error: land.error,
    refetch: land.refetch,
    profile: profile.data,
    state,
    asked: { view: search.get('view'), card: search.get('card'), topic: search.get('topic') },
    hrefOf: (place: Place) => addressOf(path, place, chosen),
    choose: (next: State | null) => {
      const choice = next === home ? null : (next ?? 'all')
      const { state: _before, ...here } = Object.fromEntries(search)
      navigate(addressOf(path, here, choice), { replace: true })
    },
  }
}

export type GuideState = ReturnType<typeof useGuide>
