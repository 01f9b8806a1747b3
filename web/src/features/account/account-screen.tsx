import type { User } from '@dream/contract/api/account/user'
import { MESSAGES } from '@dream/contract/rules/app/messages'
import { WifiOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useIsOnline } from '#lib/device/online.ts'
import { settings } from '#lib/session/settings.ts'
import { Banner } from '#ui/status/banner.tsx'
import { Segmented } from '#ui/forms/segmented.tsx'
import css from './account-screen.module.css'
import { ClosedAccountNote } from './closed-account-note.tsx'
import { Badges, Hero } from './hero.tsx'
import { LoginPanel } from './login-panel.tsx'
import { RegisterPanel } from './register-panel.tsx'
import { useLoginForm, useRegisterForm } from './use-account-forms.ts'

export type AccountTab = 'login' | 'register'

type Props = {
  onSignedIn: (user: User) => void
  tab?: AccountTab
  /** Known email, such as after a password reset. */
  email?: string
}

const TABS = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
] as const

/** Login and registration; each tab keeps what was typed while the other is shown. */
export function AccountScreen({ onSignedIn, tab: firstTab = 'login', email = '' }: Props) {
  const [tab, setTab] = useState<AccountTab>(firstTab)
  const panelId = useId()
  const login = useLoginForm(email, onSignedIn)
  const register = useRegisterForm(email, onSignedIn)

  /** Copies the email to the other tab if it is empty there. */
  function show(next: AccountTab) {
    const typed = { login: login.form.getValues('email'), register: register.form.getValues('email') }
    if (!typed.login) login.form.setValue('email', typed.register)
    if (!typed.register) register.form.setValue('email', typed.login)
    setTab(next)
  }
  function logInInstead() {
    login.form.setValue('email', register.form.getValues('email'))
    setTab('login')
    // Wait a frame, as the field is mounted by this change.
    requestAnimationFrame(() => login.form.setFocus('password'))
  }
  return (
    <div className={css['screen']}>
      <Hero isShort={tab === 'register'} />
      <section className={css['sheet']} data-tab={tab}>
        <Badges />
        <Segmented label="Account" options={TABS} value={tab} onChange={show} controls={panelId} />
        <OfflineLine />
        <ClosedAccountNote />
        {/* Only one panel is mounted, or every label would exist twice; the forms' state lives above. */}
        <div id={panelId} role="tabpanel" aria-label={tab === 'login' ? 'Login' : 'Register'}>
          {tab === 'login' && <LoginPanel state={login} onSignedIn={onSignedIn} />}
          {tab === 'register' &&
            (settings().features.registrations ? (
              <RegisterPanel state={register} onHasAccount={logInInstead} />
            ) : (
              <Banner>New accounts can't be made right now. If you have one, log in.</Banner>
            ))}
        </div>
        <PoweredBy />
      </section>
    </div>
  )
}

function OfflineLine() {
  const isOnline = useIsOnline()
  if (isOnline) return null
  return <Banner icon={<WifiOff aria-hidden="true" />}>{MESSAGES.offline}</Banner>
}

function PoweredBy() {
  const { brokerageName, brokerageUrl } = settings()
  return (
    <footer className={css['powered']}>
      Powered By{' '}
      {brokerageUrl ? (
        <a href={brokerageUrl} target="_blank" rel="noopener noreferrer">
          {brokerageName}
        </a>
      ) : (
        <b>{brokerageName}</b>
      )}
    </footer>
  )
}
