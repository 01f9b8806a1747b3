import type { PasskeyRequest, SignedChallenge } from '@dream/contract/api/account/passkeys'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import type { SecurityLog } from '#platform/http/security-log.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import { rememberKnownIp } from '#features/sessions/known-ips.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { findPasskey, noteUse } from './factors.store.ts'
import { checkSigned, passkeyRequest } from './passkeys.ts'
import { saveSignInChallenge, takeSignInChallenge } from './sign-in-challenges.store.ts'

type Deps = {
  env: { publicUrl: string }
  database: Database
  sessions: Sessions
  attempts: Attempts
  securityLog: Pick<SecurityLog, 'note'>
}
type SignIn = { signed: SignedChallenge; ip: string; requestId: string; userAgent: string | undefined }

/** Challenge for signing in with a passkey of any account. */
export async function askForSignIn({
  database,
  env,
}: Omit<Deps, 'sessions' | 'attempts'>): Promise<PasskeyRequest> {
  const request = passkeyRequest(env.publicUrl, [])
  await saveSignInChallenge(database.db, request.challenge)
  return request
}

/** Signs in the owner of a passkey that has signed one of our challenges. Each challenge is valid once, whatever the outcome. */
export async function signInWithPasskey(deps: Deps, { signed, ip, requestId, userAgent }: SignIn) {
  const { database, sessions, attempts, env } = deps
  const challenge = challengeOf(signed)
  const isOurs = challenge !== null && (await takeSignInChallenge(database.db, challenge))
  const found = isOurs ? await findPasskey(database.db, signed.id) : null
  if (!challenge || !found) throw problem('passkey-refused')
  const { userId, factorId, email, passkey } = found
  const counter = await checkSigned(signed, passkey, { publicUrl: env.publicUrl, challenge })
  if (counter === null) throw problem('passkey-refused')
  const opened = await database.transaction(async (tx) => {
    // The passkey may have been removed, or its owner suspended, meanwhile.
    const { passwordHash } = (await findPasskey(tx, signed.id)) ?? {}
    if (passwordHash === undefined) throw problem('passkey-refused')
    if (!(await noteUse(tx, factorId, { counter }))) throw problem('passkey-refused')
    await rememberKnownIp(tx, attempts, { email, ip })
    const started = await sessions.start(tx, { userId, passwordHash, userAgent })
    if (!started) throw problem('passkey-refused')
    return { userId, ...started }
  })
  const { sessionId } = opened
  deps.securityLog.note({ kind: 'login', userId, sessionId, ip, requestId, detail: 'passkey' })
  return opened
}

const ClientData = z.object({ challenge: z.string() })

/** Challenge that the passkey claims to have signed; its signature is checked later. */
function challengeOf({ response: { clientDataJSON } }: SignedChallenge): string | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return ClientData.safeParse(json).data?.challenge ?? null
  } catch {
    return null
  }
}
