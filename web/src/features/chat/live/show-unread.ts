import { UNREAD_CAP } from '@dream/contract/rules/app/timing'

const NAME = 'Dream Design'

/** Shows the unread count in the window's title. */
export function showUnread(count: number) {
  const shown = count > UNREAD_CAP ? `${UNREAD_CAP}+` : String(count)
  document.title = count > 0 ? `(${shown}) ${NAME}` : NAME
}
