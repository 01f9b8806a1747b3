import {
  Bookmark,
  BookOpen,
  ChevronLeft,
  ChevronRight,
  Copy,
  EllipsisVertical,
  Globe,
  Search,
  Share,
  Smartphone,
  SquarePlus,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { LogoMark } from '#ui/pictures/logo.tsx'
import css from './manual-steps.module.css'

/** Step with a drawing of the control to tap; the text says the same. */
function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className={css['step']}>
      <h2>{text}</h2>
      <div className={css['drawing']} aria-hidden="true">
        {children}
      </div>
    </li>
  )
}

const AppIcon = () => (
  <span className={css['icon']}>
    <LogoMark />
  </span>
)

export function IphoneSteps() {
  return (
    <ol className={css['list']}>
      <Step text="Tap Share">
        <div className={css['bar']}>
          <ChevronLeft />
          <ChevronRight />
          <span className={css['target']}>
            <Share />
          </span>
          <BookOpen />
          <Copy />
        </div>
      </Step>
      <Step text="Choose ‘Add to Home Screen’">
        <div className={css['row']}>
          Add Bookmark <Bookmark />
        </div>
        <div className={css['chosen']}>
          Add to Home Screen <SquarePlus />
        </div>
      </Step>
      <Step text="Tap ‘Add’">
        <div className={css['row']}>
          Cancel <span className={css['pill']}>Add</span>
        </div>
        <div className={css['app']}>
          <AppIcon />
          Dream Design
        </div>
      </Step>
    </ol>
  )
}

export function AndroidSteps() {
  return (
    <ol className={css['list']}>
      <Step text="Tap the browser menu">
        <div className={css['bar']}>
          <span className={css['url']}>
            <Globe /> Dream Design
          </span>
          <span className={css['target']}>
            <EllipsisVertical />
          </span>
        </div>
      </Step>
      <Step text="Choose ‘Add to Home screen’">
        <div className={css['row']}>
          Find in page <Search />
        </div>
        <div className={css['chosen']}>
          Add to Home screen <Smartphone />
        </div>
      </Step>
      <Step text="Tap ‘Add’">
        <div className={css['app']}>
          <AppIcon />
          Dream Design
        </div>
        <div className={css['answer']}>
          Cancel <span className={css['pill']}>Add</span>
        </div>
      </Step>
    </ol>
  )
}
