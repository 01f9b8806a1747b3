/**
 * Steps of the funnel in order, from the first visit to a returning buyer. Each is a kind of event or is counted with one. `visit`
 * and `install` belong to no account, so no cohort has them. The likes that unlock a section are a setting: its step has no
 * number.
 */
export const FUNNEL = [
  { step: 'visit', label: 'Visits of the site' },
  { step: 'install', label: 'Installed' },
  { step: 'registered', label: 'Registered' },
  { step: 'phone-verified', label: 'Phone verified' },
  { step: 'profile-completed', label: 'Profile complete' },
  { step: 'first-like', label: '1 like' },
  { step: 'unlocked-dreamlist', label: 'Dreamlist open' },
  { step: 'unlocked-land', label: 'Land open' },
  { step: 'unlocked-videos', label: 'Learning Hub open' },
  { step: 'unlocked-brokers', label: 'Brokers open' },
  { step: 'broker-chosen', label: 'Broker chosen' },
  { step: 'first-reply', label: 'First reply' },
  { step: 'active', label: 'Active in the week' },
] as const
export type FunnelStep = (typeof FUNNEL)[number]['step']

/** Time windows and list length of the dashboard. */
export const DASHBOARD = { weeks: 53, messageDays: 14, designDays: 30, designs: 12 } as const
