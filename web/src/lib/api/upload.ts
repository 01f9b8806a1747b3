import { errorOf, noAnswerError } from './api-error.ts'
import { bodyOf } from './body-of.ts'
import { csrfHeader, csrfToken, fetchCsrfToken } from './csrf.ts'
import { refreshSession } from './refresh-session.ts'

type UploadRequest = {
  url: string
  file: Blob
  name: string
  /** From 0 to 1, as far as the browser knows. */
  onProgress: (part: number) => void
  /** Of a file that is larger than most: how long it may take. */
  timeoutMs?: number
}

/** Longer than a large file needs on a slow connection. */
const TIMEOUT_MS = 120_000

/** Sends one file as the part `file` of a form and returns the server's answer; throws an `ApiError`. Other calls know no progress. */
export async function upload<T>(request: UploadRequest): Promise<T> {
  const startedAt = Date.now()
  const response = await transfer(request, await csrfToken().catch(unanswered))
  if (response.ok) return bodyOf(response)
  const error = await errorOf(response)
  if (error.status === 401) await refreshSession(startedAt)
  else if (error.code !== 'csrf-failed') throw error
  const again = await transfer(request, await fetchCsrfToken().catch(unanswered))
  if (again.ok) return bodyOf(again)
  throw await errorOf(again)
}

const unanswered = (): never => {
  throw noAnswerError()
}

function transfer(
  { url, file, name, onProgress, timeoutMs = TIMEOUT_MS }: UploadRequest,
  token: string,
): Promise<Response> {
  const form = new FormData()
  form.append('file', file, name)
  const xhr = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  xhr.open('POST', url)
  xhr.timeout = timeoutMs
  for (const [header, value] of Object.entries(csrfHeader(token))) xhr.setRequestHeader(header, value)
  xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  xhr.onload = () => resolve(responseOf(xhr))
  xhr.onerror = xhr.ontimeout = () => reject(noAnswerError())
  xhr.send(form)
  return promise
}

function responseOf(xhr: XMLHttpRequest): Response {
  const { status, statusText, responseText } = xhr
  const retryAfter = xhr.getResponseHeader('Retry-After')
  return new Response(responseText, {
    status,
    statusText,
    headers: retryAfter ? { 'Retry-After': retryAfter } : {},
  })
}
