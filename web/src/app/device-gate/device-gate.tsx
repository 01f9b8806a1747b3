import { GATE_MESSAGES, type GateMessage } from '@dream/contract/rules/app/device-gate'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Logo } from '#ui/pictures/logo.tsx'
import css from './device-gate.module.css'
import { HomeScreenDrawing } from './home-screen-drawing.tsx'
import { PhoneDrawing } from './phone-drawing.tsx'

/** What stands in the place of a page that is not for this device (product §2.4), and the two ways on: the site and the app. */
export function DeviceGate({ message }: { message: GateMessage }) {
  const { title, text } = GATE_MESSAGES[message]
  const isPhone = message === 'app-required'
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
          {isPhone && (
            <p className={css['install']}>
              Not on your home screen yet? <a href="/app">Install the app</a>
            </p>
          )}
        </div>
        <div className={css['drawing']}>{isPhone ? <HomeScreenDrawing /> : <PhoneDrawing />}</div>
      </main>
    </div>
  )
}
