/**
 * The funnel from the first visit to somebody who stays, in its order. Each is a kind of event or what is counted with it.
 * `visit` and `install` belong to nobody, so no cohort has them. At how many likes a section opens is a setting: its step has no number.
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

/** Weeks and days that the dashboard shows. */
export const DASHBOARD = { weeks: 53, messageDays: 14, designDays: 30, designs: 12 } as const
