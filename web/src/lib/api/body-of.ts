import { noAnswerError } from './api-error.ts'
import { assumeType } from '#lib/storage/assume-type.ts'

/** Parses the body of a successful response; one that breaks off or times out counts as no answer. */
export async function bodyOf<T>(response: Response): Promise<T> {
  const body: unknown = response.status === 204 ? null : await response.json().catch(brokenOff)
  assumeType<T>(body)
  return body
}

function brokenOff(error: unknown): never {
  const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
  throw isGivenUp || error instanceof SyntaxError ? error : noAnswerError()
}
