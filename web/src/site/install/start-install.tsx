import { hydrateRoot } from 'react-dom/client'
import { InstallPage } from '#features/install/install-page.tsx'

/** Hydrates the prerendered install page, so that it responds to the browser's offer. */
export const startInstall = (island: Element) => hydrateRoot(island, <InstallPage />)
