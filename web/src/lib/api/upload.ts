import { errorOf, noAnswerError } from './api-error.ts'
import { bodyOf } from './body-of.ts'
import { csrfHeader, csrfToken, fetchCsrfToken } from './csrf.ts'
import { refreshSession } from './refresh-session.ts'

type UploadRequest = {
  url: string
  file: Blob
  name: string
  /** Progress from 0 to 1, as far as the browser knows. */
  onProgress: (part: number) => void
  /** Timeout for the answer after the last byte, for a file that takes the server longer than most. */
  answerMs?: number
}

/** Timeout without progress, after which the connection counts as dead; a slow one may take as long as it needs. */
const SILENCE_MS = 45_000
/** Default timeout for the answer: longer than the server works on a picture. */
const ANSWER_MS = 120_000

/**
 * Sends one file as the part `file` of a form and returns the server's answer; throws an `ApiError`. Uses XMLHttpRequest, because
 * `fetch` reports no progress.
 */
export async function upload<T>(request: UploadRequest): Promise<T> {
  const startedAt = Date.now()
  const response = await transfer(request, await csrfToken())
  if (response.ok) return bodyOf(response)
  const error = await errorOf(response)
  if (error.status === 401) await refreshSession(startedAt)
  else if (error.code !== 'csrf-failed') throw error
  const again = await transfer(request, await fetchCsrfToken())
  if (again.ok) return bodyOf(again)
  throw await errorOf(again)
}

function transfer(
  { url, file, name, onProgress, answerMs = ANSWER_MS }: UploadRequest,
  token: string,
): Promise<Response> {
  const form = new FormData()
  form.append('file', file, name)
  const xhr = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const endAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => xhr.abort(), ms)
  }
  xhr.open('POST', url)
  for (const [header, value] of Object.entries(csrfHeader(token))) xhr.setRequestHeader(header, value)
  xhr.upload.onprogress = ({ loaded, total }) => {
    endAfter(loaded < total ? SILENCE_MS : answerMs)
    onProgress(total > 0 ? loaded / total : 0)
  }
  xhr.onload = () => resolve(responseOf(xhr))
  xhr.onerror = xhr.onabort = () => reject(noAnswerError())
  endAfter(SILENCE_MS)
  xhr.send(form)
  return promise.finally(() => clearTimeout(timer))
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
