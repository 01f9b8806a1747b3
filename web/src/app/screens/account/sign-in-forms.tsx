import type { SignInForms } from '#features/profile/sign-in/sign-in-card.tsx'
import { invalidate } from '#lib/api/query.ts'
import { setUser, type User } from '#lib/session/session.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { lazyPart } from '../../lazy-part.tsx'

const ChangePasswordCard = lazyPart(
  'ChangePasswordCard',
  () => import('#features/account/password/change-password-card.tsx'),
)
const ChangeEmail = lazyPart('ChangeEmail', () => import('#features/onboarding/email/change-email.tsx'))
const ChangePhone = lazyPart('ChangePhone', () => import('#features/onboarding/phone/change-phone.tsx'))
const Passkeys = lazyPart('Passkeys', () => import('#features/account/passkeys/passkeys.tsx'))

/** Forms for sign-in methods, each loaded when it is opened. */
export function signInForms(user: User): SignInForms {
  return {
    email: (onDone) => (
      <ChangeEmail
        user={user}
        onChanged={(changed) => {
          setUser(changed)
          onDone()
          showToast(
            changed.email === user.email ? 'Your email is confirmed.' : `Your email is now ${changed.email}.`,
          )
        }}
      />
    ),
    phone: (onDone) =>
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
    passkeys: () => <Passkeys onAdded={() => setUser({ ...user, isPasskeyOffered: false })} />,
    password: (onDone) => (
      <ChangePasswordCard
        email={user.email}
        onChanged={() => {
          onDone()
          showToast('Your password is changed. Other devices are signed out.')
        }}
      />
    ),
  }
}
