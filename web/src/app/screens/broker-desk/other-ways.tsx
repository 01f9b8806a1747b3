import { Authenticator } from '#features/account/authenticator/authenticator.tsx'
import { ConfirmSheet } from '#features/account/confirm/confirm-sheet.tsx'
import { Passkeys } from '#features/account/passkeys/passkeys.tsx'
import { setUser, type User } from '#lib/session/session.ts'

/** Sign-in methods beside the password, or in its place. */
export const OtherWays = ({ user }: { user: User }) => (
  <>
    <section aria-labelledby="authenticator">
      <h2 id="authenticator">Authenticator app</h2>
      <Authenticator />
    </section>
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <Passkeys onAdded={() => setUser({ ...user, isPasskeyOffered: false })} />
    </section>
    <ConfirmSheet email={user.email} />
  </>
)
