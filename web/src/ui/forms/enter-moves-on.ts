import type { KeyboardEvent } from 'react'
import { isOfComposition } from './composition.ts'

/**
 * Moves the focus to the next empty field of the form on Enter; submits when none is empty. Browsers submit at once whatever
 * `enterKeyHint` says.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLInputElement>) {
  const field = event.currentTarget
  if (event.key !== 'Enter' || isOfComposition(event.nativeEvent) || !field.form) return
  if (field.getAttribute('enterkeyhint') !== 'next') return
  const fields = [...field.form.querySelectorAll<HTMLInputElement>('input[enterkeyhint]')]
  const empty = fields.slice(fields.indexOf(field) + 1).find((each) => each.value === '')
  if (!empty) return
  event.preventDefault()
  empty.focus()
}
