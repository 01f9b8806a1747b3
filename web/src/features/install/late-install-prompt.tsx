import { useEffect } from 'react'
import { watchInstallOffer } from './install-offer.ts'
import { InstallPrompt } from './install-prompt.tsx'

/** Prompt inside the app. It may load late: install-offer.js stores an earlier offer. */
export function LateInstallPrompt() {
  useEffect(() => watchInstallOffer(), [])
  return <InstallPrompt />
}
