import type { FieldProblem } from '#lib/api/api-error.ts'
import { type Draft, type DraftField, FIELDS } from './draft.ts'

/** Errors by field of the screen; areas have one each. */
export type PageErrors = Partial<Record<DraftField, string>> & {
  areaNames?: Partial<Record<number, string>>
  areaPostcodes?: Partial<Record<number, string>>
}

const NAMES_HERE: Partial<Record<string, DraftField>> = { awayUntil: 'backOn' }

/** Maps the server's errors to the fields of the screen. */
export function errorsOf(problems: readonly FieldProblem[]): PageErrors {
  const errors: PageErrors = {}
  for (const { path, message } of problems) {
    const [first = '', index, part] = path.split('.')
    if (first === 'areas' && index !== undefined) {
      const kind = part === 'name' ? 'areaNames' : 'areaPostcodes'
      errors[kind] = { [Number(index)]: message, ...errors[kind] }
      continue
    }
    const field = NAMES_HERE[first] ?? FIELDS.find((each) => each === first)
    if (field) errors[field] ??= message
  }
  return errors
}

/** Removes the errors of fields that have been touched. */
export function withoutTouched(errors: PageErrors, touched: readonly string[]): PageErrors {
  const isTouched = (field: string) =>
    touched.includes(field) || (field.startsWith('area') && touched.includes('areas'))
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isTouched(field)))
}

/** Validates the capacity without the server. */
export function capacityError({ capacity }: Pick<Draft, 'capacity'>): string | undefined {
  return /^\d+$/.test(capacity.trim()) ? undefined : 'Enter a whole number'
}
