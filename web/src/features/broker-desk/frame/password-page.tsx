import type { ReactNode } from 'react'
import css from './password-page.module.css'

type Props = {
  /** Whether this is the first login, with a temporary password. */
  isFirst: boolean
  /** Password form. */
  children: ReactNode
  /** Other sign-in methods, once the password is their own. */
  others: ReactNode
}

/** Explains why the password is changed, with the form beside it. */
export function PasswordPage({ isFirst, children, others }: Props) {
  return (
    <div className={css['page']}>
      <div className={css['sheet']}>
        <h1>{isFirst ? 'Choose your own password' : 'How you log in'}</h1>
        <p>
          {isFirst
            ? 'The one you logged in with was set up for you. Choose your own, so nobody else can open your desk. It only takes a minute.'
            : 'A new password signs your other devices out. This one stays signed in.'}
        </p>
        {!isFirst && <h2>Password</h2>}
        {children}
        {!isFirst && others}
        {!isFirst && <a href="/broker-chats">Back to your chats</a>}
      </div>
    </div>
  )
}
