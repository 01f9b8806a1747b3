type OtpOptions = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/** Waits for the code of an SMS that ends with `@domain #code`; null where the browser cannot or the person says no. */
export async function receiveOneTimeCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null
  const options: OtpOptions = { otp: { transport: ['sms'] }, signal }
  const credential = await navigator.credentials.get(options).catch(() => null)
  return credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : null
}
