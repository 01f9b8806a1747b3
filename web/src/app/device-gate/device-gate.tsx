import { GATE_MESSAGES, type GateMessage } from '@dream/contract/rules/app/device-gate'
import { APP_SCREENS, isPage } from '@dream/contract/rules/app/pages'
import { AppCode } from '#features/install/desk/app-code.tsx'
import { DeskInstall } from '#features/install/desk/desk-install.tsx'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Logo } from '#ui/pictures/logo.tsx'
import css from './device-gate.module.css'
import { HomeScreenDrawing } from './home-screen-drawing.tsx'
import { PhoneDrawing } from './phone-drawing.tsx'

/** Pages for brokers and admins, which an installed desktop app shows. */
const DESK_PAGES = APP_SCREENS.filter(
  (screen) => 'isOnDesktop' in screen && screen.roles.some((role) => role !== 'buyer'),
).map(({ path }) => path)

/** Shown in place of a page that is not for this device (product §2.4), with links to the site, the phone app and the desk. */
export function DeviceGate({ message, path }: { message: GateMessage; path: string }) {
  const { title, text } = GATE_MESSAGES[message]
  const isPhone = message === 'app-required'
  const isDesk = message === 'mobile-app-required' && isPage(path, DESK_PAGES)
  return (
    <div className={css['gate']}>
      <header className={css['head']}>
        <a href="/" className={css['logo']} aria-label="Dream Design, home">
          <Logo />
        </a>
        <nav className={css['links']} aria-label="Site">
          <a href="/about-us" className={css['wide']}>
            About Us
          </a>
          <a href="/contact" className={css['wide']}>
            Contact
          </a>
          <a href="/app" className={css['download']}>
            Download
          </a>
        </nav>
      </header>
      <main className={css['main']} data-phone={isPhone ? '' : undefined}>
        <div className={css['message']}>
          <h1 className={css['title']}>{title}</h1>
          <p className={css['text']}>{text}</p>
          <ButtonLink href="/" className={css['back']}>
            Back to Home
          </ButtonLink>
          {isPhone ? (
            <p className={css['install']}>
              Not on your home screen yet? <a href="/app">Install the app</a>
            </p>
          ) : (
            <div className={css['code']}>
              <AppCode />
            </div>
          )}
        </div>
        {isDesk ? (
          <div className={css['desk']}>
            <DeskInstall />
          </div>
        ) : (
          <div className={css['drawing']}>{isPhone ? <HomeScreenDrawing /> : <PhoneDrawing />}</div>
        )}
      </main>
    </div>
  )
}
