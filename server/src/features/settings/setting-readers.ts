import type { TourName } from '@dream/contract/rules/app/tours'
import { siteTexts, tourTexts, unlockTexts } from './shown-texts.ts'
import type { Settings } from './settings.ts'

/** Each setting as what asks for it, as it is at that moment: features take those that they go by. */
export function settingReaders({ now }: Pick<Settings, 'now'>) {
  return {
    /** At how many likes features unlock. */
    unlockAt: () => now().unlocks,
    /** What celebrations say in an editor's words. */
    unlockTexts: () => unlockTexts(now().texts),
    /** What a tour says in an editor's words. */
    textsOf: (tour: TourName) => tourTexts(now().texts, tour),
    siteTexts: () => siteTexts(now().texts),
    takesRegistrations: () => now().features.registrations,
    isChoosingOpen: () => now().features.choosingBrokers,
    isSharingOpen: () => now().features.sharingPlans,
    /** Texts and reset emails that are sent at most in 24 hours. */
    messageCaps: () => now().sms,
  }
}
