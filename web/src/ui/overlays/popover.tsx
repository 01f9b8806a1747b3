import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Sheet } from './sheet.tsx'
import css from './sheet.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Name of the menu, shown as its heading. */
  label: string
  /** Hides the heading beside a button that says the same. */
  isLabelHidden?: boolean
  /** Anchor element; the pressed element by default. */
  near?: Element | null
  children: ReactNode
}

const GAP_PX = 6

/** Last pressed element: Safari gives a clicked button no focus. */
let pressed: Element | null = null
const remember = ({ target }: Event) => {
  pressed = target instanceof Element ? (target.closest('button') ?? target) : null
}
addEventListener('click', remember, true)

const inUse = () => (document.activeElement === document.body ? pressed : document.activeElement)

/** Menu: beside its button on a desktop, a bottom sheet on a phone. */
export function Popover({ isLabelHidden = false, near = null, children, ...props }: Props) {
  return (
    <Sheet {...props} className={clsx(css['beside'], isLabelHidden && css['bare'])}>
      <Placed isOpen={props.isOpen} near={near}>
        {children}
      </Placed>
    </Sheet>
  )
}

/** Within the sheet, so that its effect runs before the sheet's own, which moves the focus away from the pressed element. */
function Placed({ isOpen, near, children }: Required<Pick<Props, 'isOpen' | 'near' | 'children'>>) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = content.current?.closest('dialog')
    if (isOpen && dialog) putBeside(near ?? inUse() ?? document.body, dialog)
  }, [isOpen, near])
  return <div ref={content}>{children}</div>
}

/** Places the menu below the element or, in the lower half of the window, above it; aligned to the edge nearer to the window's. */
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
