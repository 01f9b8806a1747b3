import { PanelRight } from 'lucide-react'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import css from '../chats-screen.module.css'
import type { DeskAction } from './use-desk-actions.tsx'

type Props = {
  actions: readonly DeskAction[]
  /** Whether there is room for button labels, and the brief is beside the chat. */
  isRoomy: boolean
  onSide: () => void
}

/** Actions in a conversation's header, and on a narrow screen the button for the side column. */
export function HeaderActions({ actions, isRoomy, onSide }: Props) {
  if (!isRoomy) {
    return (
      <div className={css['actions']}>
        {actions.map(({ label, icon, onPress }) => (
          <IconButton
            key={label}
            label={label}
            icon={icon}
            onClick={({ currentTarget }) => onPress(currentTarget)}
          />
        ))}
        <IconButton label="Brief and note" icon={<PanelRight />} onClick={onSide} />
      </div>
    )
  }
  return (
    <div className={css['actions']} data-roomy="">
      {actions.map(({ label, icon, onPress }) => (
        <Button
          key={label}
          size="small"
          variant="outline"
          icon={icon}
          onClick={({ currentTarget }) => onPress(currentTarget)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
