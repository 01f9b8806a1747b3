import { useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import { useSubmission, type Failure } from './submission.ts'

type Options<V extends FieldValues> = {
  resolver: Resolver<V>
  defaultValues: DefaultValues<V>
  /** Fields in the order of the screen. */
  fields: readonly Path<V>[]
  /** Field of an error by its code, for errors that belong to one field. */
  fieldOf?: Readonly<Record<string, Path<V>>>
  /** Message when the server sent none. */
  fallback: string
  send: (values: V) => Promise<unknown>
}

/**
 * Form validated here and on the server: messages appear at their fields, the first invalid field gets the focus, and errors
 * without a field are in `problem`. Input is never lost, and a double submit is ignored.
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
