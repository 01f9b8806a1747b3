import { useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import { useSubmission, type Failure } from './submission.ts'

type Options<V extends FieldValues> = {
  resolver: Resolver<V>
  defaultValues: DefaultValues<V>
  /** The form's fields, in the order of the screen. */
  fields: readonly Path<V>[]
  /** Failures that belong to one field, by their code. */
  fieldOf?: Readonly<Record<string, Path<V>>>
  /** Said when the server has no words of its own. */
  fallback: string
  send: (values: V) => Promise<unknown>
}

/**
 * A form that is checked here and on the server: each message stands at its field, the first wrong field gets the focus,
 * and what belongs to no field is in `problem`. Nothing entered is lost, and it cannot be sent twice.
 */
export function useCheckedForm<V extends FieldValues>(options: Options<V>) {
  const { resolver, defaultValues, fields, fieldOf = {}, fallback, send } = options
  const form = useForm<V>({ resolver, defaultValues, shouldFocusError: true })
  const { isBusy, run } = useSubmission(fallback)
  const [problem, setProblem] = useState<Failure | null>(null)

  function show(failure: Failure) {
    const byCode = fieldOf[failure.code]
    const named = failure.fields.flatMap(({ path, message }) => {
      const field = fields.find((each) => each === path)
      return field ? [{ field, message }] : []
    })
    const placed = named.length > 0 ? named : byCode ? [{ field: byCode, message: failure.message }] : []
    for (const { field, message } of placed) form.setError(field, { type: failure.code, message })
    const first = fields.find((field) => placed.some((each) => each.field === field))
    if (first) form.setFocus(first)
    else setProblem(failure)
  }
  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    const failure = await run(() => send(values))
    if (failure) show(failure)
  })
  return { form, isBusy, problem, submit }
}
