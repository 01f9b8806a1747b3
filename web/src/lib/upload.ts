import { errorOf, offlineError } from './api-error.ts'
import { csrfHeader, csrfToken, fetchCsrfToken } from './csrf.ts'
import { refreshSession } from './refresh.ts'

type Wish = {
  url: string
  file: Blob
  name: string
  /** From 0 to 1, as far as the browser knows. */
  onProgress: (part: number) => void
}

/** Longer than a large file needs on a slow line. */
const GIVE_UP_MS = 120_000

/** Sends one file as the part `file` of a form and answers what the server says; throws an `ApiError`. Other calls know no progress. */
export async function upload<T>(wish: Wish): Promise<T> {
  const startedAt = Date.now()
  const response = await transfer(wish, await csrfToken().catch(offline))
  if (response.ok) return response.json()
  const error = await errorOf(response)
  if (error.status === 401) await refreshSession(startedAt)
  else if (error.code !== 'csrf-failed') throw error
  const again = await transfer(wish, await fetchCsrfToken().catch(offline))
  if (again.ok) return again.json()
  throw await errorOf(again)
}

const offline = (): never => {
  throw offlineError()
}

function transfer({ url, file, name, onProgress }: Wish, token: string): Promise<Response> {
  const form = new FormData()
  form.append('file', file, name)
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  request.open('POST', url)
  request.timeout = GIVE_UP_MS
  for (const [header, value] of Object.entries(csrfHeader(token))) request.setRequestHeader(header, value)
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.onload = () => resolve(answerOf(request))
  request.onerror = request.ontimeout = () => reject(offlineError())
  request.send(form)
  return promise
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request
  const retryAfter = request.getResponseHeader('Retry-After')
  return new Response(responseText, {
    status,
    statusText,
    headers: retryAfter ? { 'Retry-After': retryAfter } : {},
  })
}
