import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import css from './search-field.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** Text input that filters the list under it. */
export function SearchField({ label, className, ...input }: Props) {
  return (
    <label className={clsx(css['search'], className)}>
      <Search size={20} aria-hidden="true" />
      <input type="search" autoComplete="off" aria-label={label} {...input} />
    </label>
  )
}
