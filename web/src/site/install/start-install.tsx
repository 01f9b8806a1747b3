import { hydrateRoot } from 'react-dom/client'
import { InstallPage } from '#features/install/install-page.tsx'

/** Lets the prerendered install page answer to the browser's offer. */
export const startInstall = (island: Element) => hydrateRoot(island, <InstallPage />)
