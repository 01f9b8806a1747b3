import { autoUpdate, computePosition, offset, shift, size } from '@floating-ui/dom'
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
    if (isOpen && dialog) return keepBeside(near ?? inUse() ?? document.body, dialog)
  }, [isOpen, near])
  return <div ref={content}>{children}</div>
}

/**
 * Keeps the menu below the element or, in the lower half of the window, above it; aligned to the edge nearer to the window's. Returns
 * a function that stops it.
 */
function keepBeside(element: Element, dialog: HTMLElement): () => void {
  const set = (name: string, px: number) => dialog.style.setProperty(name, `${Math.floor(px)}px`)
  const place = async () => {
    // An element that has gone leaves the menu where it is.
    if (element.getClientRects().length === 0) return
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const { x, y } = await computePosition(element, dialog, {
      strategy: 'fixed',
      placement: `${top + bottom > innerHeight ? 'top' : 'bottom'}-${left + right > innerWidth ? 'end' : 'start'}`,
      middleware: [
        offset(GAP_PX),
        size({ padding: GAP_PX, apply: ({ availableHeight }) => set('--room', availableHeight) }),
        shift({ padding: GAP_PX, crossAxis: true }),
      ],
    })
    set('--left', x)
    set('--top', y)
  }
  return autoUpdate(element, dialog, () => void place())
}
