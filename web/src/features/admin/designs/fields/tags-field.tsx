import { isFactTag } from '@dream/contract/rules/designs/document/fact-tags'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { isOfComposition } from '#ui/forms/composition.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import css from './fields.module.css'

type Props = {
  tags: readonly string[]
  /** Tags of other designs, as suggestions. */
  known: readonly string[]
  onChange: (tags: string[]) => void
  error?: string | undefined
}

const TAG = /^[a-z][a-z-]*:[A-Za-z0-9][A-Za-z0-9-]*$/

/** Tags for matching. Those derived from the facts are not listed here. */
export function TagsField({ tags, known, onChange, error }: Props) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const listId = useId()
  const offered = known.filter((tag) => !tags.includes(tag) && !isFactTag(tag))

  function add() {
    const tag = typed.trim()
    if (!TAG.test(tag)) return setProblem('Write tags like room:study')
    if (isFactTag(tag)) return setProblem('This tag follows from the facts by itself')
    if (!tags.includes(tag)) onChange([...tags, tag])
    setTyped('')
  }
  return (
    <div className={css['tags']}>
      <Field
        label="Tags"
        hint="What likes and passes are learned by, such as kitchen:island."
        error={problem ?? error}
        list={listId}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={60}
        value={typed}
        onChange={({ currentTarget }) => {
          setProblem(undefined)
          setTyped(currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isOfComposition(event.nativeEvent)) return
          event.preventDefault()
          add()
        }}
        end={
          <Button size="small" variant="quiet" disabled={typed.trim() === ''} onClick={add}>
            Add
          </Button>
        }
      />
      <datalist id={listId}>
        {offered.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
      {tags.length > 0 && (
        <ul className={css['tag-list']}>
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={css['tag']}
                aria-label={`Remove ${tag}`}
                onClick={() => onChange(tags.filter((each) => each !== tag))}
              >
                {tag}
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
