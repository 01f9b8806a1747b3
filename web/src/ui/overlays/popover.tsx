import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Sheet } from './sheet.tsx'
import css from './sheet.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Names it; shown as its heading. */
  label: string
  /** Beside a button that says it already. */
  isLabelHidden?: boolean
  /** What it stands beside; by default what was pressed. */
  near?: Element | null
  children: ReactNode
}

const GAP_PX = 6

/** Safari gives a button that is clicked no focus, so what was pressed is remembered. */
let pressed: Element | null = null
const remember = ({ target }: Event) => {
  pressed = target instanceof Element ? (target.closest('button') ?? target) : null
}
addEventListener('click', remember, true)

const inUse = () => (document.activeElement === document.body ? pressed : document.activeElement)

/** Something small to choose from: beside its button on a desktop, from the bottom edge on a phone. */
export function Popover({ isLabelHidden = false, near = null, children, ...props }: Props) {
  return (
    <Sheet {...props} className={clsx(css['beside'], isLabelHidden && css['bare'])}>
      <Placed isOpen={props.isOpen} near={near}>
        {children}
      </Placed>
    </Sheet>
  )
}

/** Within the sheet, so that its effect runs before the sheet's own, which takes the focus from what was pressed. */
function Placed({ isOpen, near, children }: Required<Pick<Props, 'isOpen' | 'near' | 'children'>>) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = content.current?.closest('dialog')
    if (isOpen && dialog) putBeside(near ?? inUse() ?? document.body, dialog)
  }, [isOpen, near])
  return <div ref={content}>{children}</div>
}

/** Below it or, from the lower half of the window, above; along its edge that is the nearer to the window's. */
function putBeside(element: Element, { style }: HTMLElement) {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isLow = (top + bottom) / 2 > innerHeight / 2
  const isRight = (left + right) / 2 > innerWidth / 2
  const within = (length: number) => `${Math.max(GAP_PX, Math.round(length))}px`
  for (const side of ['--top', '--bottom', '--left', '--right']) style.removeProperty(side)
  style.setProperty(
    isLow ? '--bottom' : '--top',
    within(isLow ? innerHeight - top + GAP_PX : bottom + GAP_PX),
  )
  style.setProperty(isRight ? '--right' : '--left', within(isRight ? innerWidth - right : left))
}
