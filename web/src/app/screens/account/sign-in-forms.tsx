import { lazy, Suspense, type ReactNode } from 'react'
import type { SignInForms } from '#features/profile/sign-in/sign-in-card.tsx'
import { invalidate } from '#lib/api/query.ts'
import { setUser, type User } from '#lib/session/session.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { Waiting } from '#ui/status/placeholder.tsx'

const ChangePasswordCard = lazy(async () => ({
  default: (await import('#features/account/password/change-password-card.tsx')).ChangePasswordCard,
}))
const ChangeEmail = lazy(async () => ({
  default: (await import('#features/onboarding/email/change-email.tsx')).ChangeEmail,
}))
const ChangePhone = lazy(async () => ({
  default: (await import('#features/onboarding/phone/change-phone.tsx')).ChangePhone,
}))

const Passkeys = lazy(async () => ({
  default: (await import('#features/account/passkeys/passkeys.tsx')).Passkeys,
}))

const loaded = (form: ReactNode) => <Suspense fallback={<Waiting text="Loading..." />}>{form}</Suspense>

/** What changes how somebody signs in, each loaded when it is opened. */
export function signInForms(user: User): SignInForms {
  return {
    email: (onDone) =>
      loaded(
        <ChangeEmail
          user={user}
          onChanged={(changed) => {
            setUser(changed)
            onDone()
            showToast(
              changed.email === user.email
                ? 'Your email is confirmed.'
                : `Your email is now ${changed.email}.`,
            )
          }}
        />,
      ),
    phone: (onDone) =>
      loaded(
        user.isEmailVerified ? (
          <ChangePhone
            user={user}
            onChanged={(changed) => {
              setUser(changed)
              void invalidate('GET /api/profile')
              onDone()
              showToast('Your mobile number is changed.')
            }}
          />
        ) : (
          <>
            <p className="secondary-text">
              Confirm your email first: we tell you there when your number changes.
            </p>
            <ChangeEmail user={user} onChanged={setUser} />
          </>
        ),
      ),
    passkeys: () => loaded(<Passkeys onAdded={() => setUser({ ...user, isPasskeyOffered: false })} />),
    password: (onDone) =>
      loaded(
        <ChangePasswordCard
          email={user.email}
          onChanged={() => {
            onDone()
            showToast('Your password is changed. Other devices are signed out.')
          }}
        />,
      ),
  }
}
