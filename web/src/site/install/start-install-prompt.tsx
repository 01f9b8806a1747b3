import { createRoot } from 'react-dom/client'
import { InstallPrompt } from '#features/install/install-prompt.tsx'

/** Shows the install prompt on a public page. */
export function startInstallPrompt() {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<InstallPrompt />)
}
