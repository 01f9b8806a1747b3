import { useEffect } from 'react'
import { watchInstallOffer } from './install-offer.ts'
import { InstallPrompt } from './install-prompt.tsx'

/** The prompt inside of the app. It may load late: install-offer.js stores an offer that comes earlier. */
export function LateInstallPrompt() {
  useEffect(() => watchInstallOffer(), [])
  return <InstallPrompt />
}
