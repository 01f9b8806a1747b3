import { readJson, saveJson } from '#lib/storage/saved-json.ts'
import { useState } from 'react'
import { AskForCode } from './ask-for-code.tsx'
import { ResetPassword } from './reset-password.tsx'
import { RESET_KEY, restoreResetRequest, type ResetRequest } from './reset-request.ts'

type Props = {
  /** Email typed at the login. */
  email?: string
  onBack: () => void
  /** Called with the email once the password is set. */
  onDone: (email: string) => void
}

/** Password reset: a code by email, then a new password. The email survives a switch to the email app. */
export function ForgotPasswordScreen({ email = '', onBack, onDone }: Props) {
  const [request, setRequest] = useState(() => restoreResetRequest(readJson(RESET_KEY), Date.now()))

  function saveRequest(next: ResetRequest | null) {
    saveJson(RESET_KEY, next)
    setRequest(next)
  }
  if (!request) return <AskForCode email={email} onSent={saveRequest} onBack={onBack} />
  return (
    <ResetPassword
      request={request}
      onSentAgain={saveRequest}
      onOtherEmail={() => saveRequest(null)}
      onDone={() => {
        saveRequest(null)
        onDone(request.email)
      }}
    />
  )
}
