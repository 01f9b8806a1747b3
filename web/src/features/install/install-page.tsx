import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import { AppCode } from './desk/app-code.tsx'
import { install } from './install-offer.ts'
import { HomeScreenDrawing } from './home-screen-drawing.tsx'
import css from './install-page.module.css'
import { LeaveFirst } from './leave-first.tsx'
import { AndroidSteps, IphoneSteps } from './manual-steps.tsx'
import { useInstall, useInstallEnvironment } from './use-install.ts'
import { wayToInstall } from './way-to-install.ts'

/** How to install the app on this device. Prerendered with the steps of both systems; a recognised browser shows its own. */
export function InstallPage() {
  const { isOffered, isInstalling, isInstalled } = useInstall()
  const environment = useInstallEnvironment()
  const way = wayToInstall(environment, isOffered || isInstalling)
  return (
    <div className={css['page']} data-way={way}>
      <header className={css['head']}>
        <h1>Install</h1>
        <p>Start exploring today once you install the app on your phone</p>
      </header>
      <div className={css['elsewhere']}>
        <AppCode />
      </div>
      <div className={css['way']}>
        {way === 'steps' && <ByHand />}
        {way === 'leave' && (
          <LeaveFirst system={environment.system} insideOf={environment.insideOf ?? 'another app'} />
        )}
        {(way === 'button' || way === 'open') && <HomeScreenDrawing />}
      </div>
      <div className={css['actions']}>
        <p role="status" className={css['status']}>
          {isInstalled &&
            way !== 'open' &&
            'Dream Design is on its way to your home screen. Open it from there.'}
        </p>
        {way === 'button' && (
          <button
            type="button"
            className={css['main']}
            disabled={isInstalling}
            onClick={() => void install()}
          >
            <Download size={20} aria-hidden="true" />
            {isInstalling ? 'Installing...' : 'Install App'}
          </button>
        )}
        {way === 'open' && (
          <a className={css['main']} href="/explore">
            Start Swiping Now
          </a>
        )}
        <p>
          <a className={css['more']} href="/">
            Learn more<span className="visually-hidden"> about Dream Design</span>
          </a>
        </p>
        <p className={css['note']}>Best experienced as an installed app</p>
      </div>
    </div>
  )
}

/** Both lists share one grid cell, so that nothing shifts when the browser is recognised. */
function ByHand() {
  return (
    <div className={css['hand']}>
      <p className={css['then']}>Then, on your phone</p>
      <fieldset className={css['choice']}>
        <legend className="visually-hidden">Your phone</legend>
        <label>
          <input type="radio" name="system" value="ios" defaultChecked />
          iPhone
        </label>
        <label>
          <input type="radio" name="system" value="android" />
          Android
        </label>
      </fieldset>
      <p className={css['known']}>On this phone</p>
      <section className={clsx(css['steps'], css['ios'])} aria-label="On an iPhone or iPad">
        <IphoneSteps />
      </section>
      <section className={clsx(css['steps'], css['android'])} aria-label="On an Android phone">
        <AndroidSteps />
      </section>
    </div>
  )
}
