import { Link } from 'wouter'
import { buttonClass } from '#ui/button.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/notice.tsx'
import { Alone } from '../alone.tsx'

/** An open page that makes no sense while signed out. */
export function LogInFirst() {
  return (
    <Alone>
      <Notice
        title="Log in first"
        drawing={<WrongDoorDrawing />}
        actions={
          <Link href="/app-home" className={buttonClass({})}>
            Go to login
          </Link>
        }
      >
        <p>We need to know whose account this is for.</p>
      </Notice>
    </Alone>
  )
}
