import type { TourName } from '@dream/contract/rules/app/tours'
import { siteTexts, tourTexts, unlockTexts } from './shown-texts.ts'
import type { Settings } from './settings.ts'

/** Readers of current settings, one for each feature that needs them. */
export function settingReaders({ now }: Pick<Settings, 'now'>) {
  return {
    /** Likes at which features unlock. */
    unlockAt: () => now().unlocks,
    /** Texts of celebrations that an editor has rewritten. */
    unlockTexts: () => unlockTexts(now().texts),
    /** Texts of a tour that an editor has rewritten. */
    textsOf: (tour: TourName) => tourTexts(now().texts, tour),
    siteTexts: () => siteTexts(now().texts),
    takesRegistrations: () => now().features.registrations,
    isChoosingOpen: () => now().features.choosingBrokers,
    isSharingOpen: () => now().features.sharingPlans,
    /** Max texts and reset emails in 24 hours. */
    messageCaps: () => now().sms,
  }
}
