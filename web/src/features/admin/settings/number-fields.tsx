import { Field } from '#ui/forms/field.tsx'
import type { Edit } from '../edit/use-edit.ts'
import css from './settings.module.css'

type Props<Name extends string> = {
  edit: Edit<Record<Name, number>>
  names: readonly Name[]
  labels: Readonly<Record<Name, string>>
  hints?: Readonly<Record<Name, string>>
  unit: string
}

/** Fields for whole numbers. An empty one is 0. */
export function NumberFields<Name extends string>({ edit, names, labels, hints, unit }: Props<Name>) {
  return (
    <div className={css['fields']}>
      {names.map((name) => (
        <Field
          key={name}
          label={labels[name]}
          inputMode="numeric"
          unit={unit}
          value={String(edit.values[name])}
          hint={hints?.[name]}
          error={edit.errorOf(name)}
          onChange={({ currentTarget }) => {
            const part: Partial<Record<Name, number>> = {}
            part[name] = Number(currentTarget.value.replaceAll(/\D/g, ''))
            edit.set(part)
          }}
        />
      ))}
    </div>
  )
}
