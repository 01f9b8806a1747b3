import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { deskBrowser } from '#lib/device/install-environment.ts'
import { Button } from '#ui/buttons/button.tsx'
import { install, watchInstallOffer } from '../install-offer.ts'
import { useInstall } from '../use-install.ts'
import css from './desk-install.module.css'
import { DeskSteps } from './desk-steps.tsx'

/** Installs the desk on a broker's computer: by the browser's offer, otherwise by steps. */
export function DeskInstall() {
  useEffect(() => watchInstallOffer(), [])
  const { isOffered, isInstalling, isInstalled } = useInstall()
  return (
    <section className={css['panel']} aria-labelledby="desk-install">
      <h2 id="desk-install">For building brokers: your desk runs on this computer</h2>
      <p>
        Install it once, and it opens in a window of its own. Installed already? Open Dream Design from your
        apps or your Dock.
      </p>
      {isOffered || isInstalling ? (
        <Button
          icon={<Download aria-hidden="true" />}
          disabled={isInstalling}
          onClick={() => void install()}
          className={css['install']}
        >
          {isInstalling ? 'Installing...' : 'Install App'}
        </Button>
      ) : (
        !isInstalled && <DeskSteps browser={deskBrowser()} />
      )}
      <p role="status" className={css['status']}>
        {isInstalled && 'Installed. If no window opened, look for Dream Design among your apps.'}
      </p>
    </section>
  )
}
