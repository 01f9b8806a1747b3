import type { HomeState, State } from '../account/australia.ts'

/** Body with the rules that decide, and the date of our starting figures for that state. */
export type SetbackSource = { name: string; url: string; asOf: string }

/** Date of the land guide's figures. */
const AS_OF = '2026-11-21'

const SOURCES: Record<State, Omit<SetbackSource, 'asOf'>> = {
  ACT: { name: 'ACT planning', url: 'https://www.planning.act.gov.au' },
  NSW: { name: 'NSW Planning Portal', url: 'https://www.planningportal.nsw.gov.au' },
  NT: {
    name: 'NT Planning Scheme',
    url: 'https://nt.gov.au/property/building-and-development/nt-planning-scheme',
  },
  QLD: { name: 'Queensland planning', url: 'https://www.planning.qld.gov.au' },
  SA: { name: 'PlanSA', url: 'https://plan.sa.gov.au' },
  TAS: { name: 'Tasmanian Planning Commission', url: 'https://www.planning.tas.gov.au' },
  VIC: { name: 'Planning Victoria', url: 'https://www.planning.vic.gov.au' },
  WA: { name: 'WA Government planning', url: 'https://www.wa.gov.au' },
}

/** Source of the rules behind a state's setbacks; null while the state is unknown. */
export const setbackSource = (state: HomeState | null): SetbackSource | null =>
  state === null || state === 'unsure' ? null : { ...SOURCES[state], asOf: AS_OF }

/** Date in words: "21 November 2026". */
export const asOfText = ({ asOf }: SetbackSource): string =>
  new Date(`${asOf}T00:00:00Z`).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
