/** What people agree to: the terms and the privacy page. A new day here asks everybody again, so it changes when their meaning does. */
export const CONSENT_VERSION = '2026-11-24'

/** How somebody stands to it: has agreed to what is there now, to an earlier one, or was never asked. */
export const CONSENTS = ['current', 'outdated', 'none'] as const
export type Consent = (typeof CONSENTS)[number]
