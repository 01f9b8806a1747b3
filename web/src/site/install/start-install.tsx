import { hydrateRoot } from 'react-dom/client'
import { InstallPage } from '#features/install/install-page.tsx'

/** Lets the printed install page answer to the browser's offer. */
export const startInstall = (island: Element) => hydrateRoot(island, <InstallPage />)
