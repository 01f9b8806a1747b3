import { useRef, useState } from 'react'
import { ApiError, type FieldProblem } from '#lib/api/api-error.ts'

/** Reason of a failed submission, in words for the person. */
export type Failure = {
  code: string
  message: string
  fields: readonly FieldProblem[]
  retryAfterSeconds: number | null
}

/** Error whose message is shown to the person as it is. */
export class UserFacingError extends Error {}

/** Message of the server, or else `fallback` (product §8). */
export function failureOf(error: unknown, fallback: string): Failure {
  if (!(error instanceof ApiError)) {
    const message = error instanceof UserFacingError ? error.message : fallback
    return { code: 'unknown', message, fields: [], retryAfterSeconds: null }
  }
  const { code, errors: fields, retryAfterSeconds } = error
  return { code, message: error.hasWords ? error.message : fallback, fields, retryAfterSeconds }
}

/** Sends one submission at a time: a second press while it is pending does nothing. */
export function useSubmission(fallback: string) {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function run(task: () => Promise<unknown>): Promise<Failure | null> {
    if (isRunning.current) return null
    isRunning.current = true
    setBusy(true)
    setFailure(null)
    try {
      await task()
      return null
    } catch (error) {
      const found = failureOf(error, fallback)
      setFailure(found)
      return found
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, failure, run, clear: () => setFailure(null) }
}
