import { readJson, keepJson } from '#lib/kept-json.ts'
import { useState } from 'react'
import { AskForCode } from './ask-for-code.tsx'
import { ResetPassword } from './reset-password.tsx'
import { RESET_KEY, restoreResetRequest, type ResetRequest } from './reset-request.ts'

type Props = {
  /** An address that was typed at the login. */
  email?: string
  onBack: () => void
  /** The password is set; `email` need not be typed again. */
  onDone: (email: string) => void
}

/** A code by mail, then a new password. Which address it was asked for survives a look into the mail app. */
export function ForgotPasswordScreen({ email = '', onBack, onDone }: Props) {
  const [request, setRequest] = useState(() => restoreResetRequest(readJson(RESET_KEY), Date.now()))

  function keep(next: ResetRequest | null) {
    keepJson(RESET_KEY, next)
    setRequest(next)
  }
  if (!request) return <AskForCode email={email} onSent={keep} onBack={onBack} />
  return (
    <ResetPassword
      request={request}
      onSentAgain={keep}
      onOtherEmail={() => keep(null)}
      onDone={() => {
        keep(null)
        onDone(request.email)
      }}
    />
  )
}
