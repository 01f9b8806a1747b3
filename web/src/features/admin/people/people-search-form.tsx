import { type FoundPerson, PeopleSearch } from '@dream/contract/api/admin/people'
import { zodResolver } from '@hookform/resolvers/zod'
import { call } from '#lib/api/api-client.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { countOf } from '../text/text.ts'
import css from './people.module.css'

/** Results of a search, with its input. */
export type Found = PeopleSearch & { items: readonly FoundPerson[]; hasMore: boolean }

type Props = { last: Found | null; onFound: (found: Found) => void }

/** Form for the person to look up, and the reason. */
export function PeopleSearchForm({ last, onFound }: Props) {
  const { form, isBusy, problem, submit } = useCheckedForm<PeopleSearch>({
    resolver: zodResolver(PeopleSearch),
    defaultValues: { q: last?.q ?? '', reason: last?.reason ?? '' },
    fields: ['q', 'reason'],
    fieldOf: { 'too-many-attempts': 'q' },
    fallback: "Couldn't search. Please try again.",
    send: async (body) => onFound({ ...body, ...(await call('POST /api/admin/people/search', { body })) }),
  })
  const { errors } = form.formState
  return (
    <form className={css['search']} onSubmit={submit} noValidate role="search" aria-label="People">
      <Field
        label="Name, email or phone"
        autoComplete="off"
        autoCapitalize="none"
        error={errors.q?.message}
        {...form.register('q')}
      />
      <Field
        label="Why"
        hint="For the audit log, such as: called, can't log in"
        autoComplete="off"
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <Button type="submit" isBusy={isBusy}>
        Find
      </Button>
      <ProblemLine message={problem?.message} />
    </form>
  )
}

export function countText({ items, hasMore }: Found): string {
  if (items.length === 0) return 'Nobody was found. Try a part of the name, or the whole phone number.'
  if (hasMore) return `The newest ${countOf(items.length, 'person', 'people')}. Type more to find the others.`
  return countOf(items.length, 'person', 'people')
}
