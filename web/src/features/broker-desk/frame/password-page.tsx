import type { ReactNode } from 'react'
import css from './password-page.module.css'

type Props = {
  /** The first password was somebody else's choice. */
  isFirst: boolean
  /** The form. */
  children: ReactNode
}

/** Why the password is changed, and the form beside it. */
export function PasswordPage({ isFirst, children }: Props) {
  return (
    <div className={css['page']}>
      <div className={css['sheet']}>
        <h1>{isFirst ? 'Choose your own password' : 'Change password'}</h1>
        <p>
          {isFirst
            ? 'The one you logged in with was set up for you. Choose your own, so nobody else can open your desk. It only takes a minute.'
            : 'Your other devices will be signed out. This one stays signed in.'}
        </p>
        {children}
        {!isFirst && <a href="/broker-chats">Cancel</a>}
      </div>
    </div>
  )
}
