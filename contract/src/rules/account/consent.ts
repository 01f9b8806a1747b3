/** Version of the terms and the privacy page. A new date asks everybody for consent again, so change it only with their meaning. */
export const CONSENT_VERSION = '2026-11-24'

/** State of consent: to the current version, to an earlier one, or never asked. */
export const CONSENTS = ['current', 'outdated', 'none'] as const
export type Consent = (typeof CONSENTS)[number]
