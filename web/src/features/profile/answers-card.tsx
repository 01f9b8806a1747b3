import type { Profile } from '@dream/contract/api/account/profile'
import { Pencil } from 'lucide-react'
import { answerRows } from './answer-rows.ts'
import { Card } from './card.tsx'
import css from './answers-card.module.css'

/** Card with the answers of the five steps; each line opens its step. */
export function AnswersCard({ profile, onEdit }: { profile: Profile; onEdit: (step: number) => void }) {
  return (
    <Card title="Your answers">
      <ul className={css['rows']}>
        {answerRows(profile).map(({ step, title, text }) => (
          <li key={step}>
            <button type="button" className={css['row']} onClick={() => onEdit(step)}>
              <span className={css['answer']}>
                <span className={css['name']}>{title}</span>
                <span className={css['text']} data-open={text === null ? '' : undefined}>
                  {text ?? 'Not sure yet'}
                </span>
              </span>
              <Pencil size={18} aria-hidden="true" className={css['pencil']} />
              <span className="visually-hidden">Edit</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
