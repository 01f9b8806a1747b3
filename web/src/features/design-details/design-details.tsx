import type { CardDesign } from '@dream/contract/api/designs/design'
import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { type Ground, groundOf, houseOf, lotFor } from '@dream/contract/rules/land/land-fit'
import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import { clsx } from 'clsx'
import { ChevronDown, Heart, Maximize2, Rows3, X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { useSession } from '#lib/session/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import rising from '#ui/overlays/rising-dialog.module.css'
import { useLayer, useModal } from '#ui/overlays/use-layer.ts'
import { BlockPanel } from './block-panel.tsx'
import css from './design-details.module.css'
import { FactTable, HouseFacts, RoomList, Tags } from './facts-panel.tsx'
import { pagesOf, type Page } from './pages.ts'
import { ShareButton } from './sharing/share-button.tsx'
import { PlanViewer } from './plan-viewer.tsx'
import { useOpenedHere } from './use-opened-here.ts'

type Props = {
  design: CardDesign
  /** Why it was dealt, in one true sentence. */
  why?: string | null
  /** Of a buyer whom a broker reads it for; by default one's own. */
  ground?: Ground | null
  onClose: () => void
  /** Without it there is nothing to decide any more: the design is in the dreamlist. */
  onDecide?: (action: SwipeAction) => void
}

const WHOLE: Record<Page['kind'], string> = {
  drawing: 'Whole plan',
  picture: 'Whole picture',
  model: 'Whole house',
}

/** All of one design: the drawing to zoom, every fact, and the same two answers as on the card. */
export function DesignDetails({ design, why = null, ground = null, onClose, onDecide }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const mark = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const { user } = useSession()
  // Brokers open plans too, and share them in a chat.
  const isBuyer = user !== null && !user.isBroker && !user.isAdmin
  const pages = pagesOf(design)
  const titleId = useId()
  // The dialog takes the focus itself: a ring on its first button would say nothing.
  useLayoutEffect(() => dialog.current?.setAttribute('autofocus', ''), [])
  useModal(dialog, onClose)
  const { shown, show } = useOpenedHere({ design, why }, scroller)
  useLayer(() => setWhole(false), { isOpen: isWhole })
  useEffect(() => {
    const seen = new IntersectionObserver(
      ([entry]) => dialog.current?.toggleAttribute('data-scrolled', entry?.isIntersecting === false),
      { root: mark.current?.closest('dialog') ?? null, rootMargin: '-64px 0px 0px' },
    )
    if (mark.current) seen.observe(mark.current)
    return () => seen.disconnect()
  }, [])
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={clsx(rising['rising'], css['details'])}
      aria-labelledby={titleId}
      data-whole={isWhole ? '' : undefined}
      data-page={pages[shown]?.kind}
    >
      <div className={css['bar']}>
        <IconButton label="Close" icon={<ChevronDown />} variant="raised" onClick={onClose} />
        <span className={css['name']} aria-hidden="true">
          {design.title}
        </span>
        {design.plan && isBuyer && <ShareButton design={design} />}
        <button type="button" className={css['whole']} onClick={() => setWhole(!isWhole)}>
          {isWhole ? (
            <Rows3 size={17} strokeWidth={1.9} aria-hidden="true" />
          ) : (
            <Maximize2 size={17} strokeWidth={1.9} aria-hidden="true" />
          )}
          {isWhole ? 'All facts' : WHOLE[pages[shown]?.kind ?? 'picture']}
        </button>
      </div>
      <div ref={scroller} className={css['scroll']}>
        <div className={css['head']}>
          <PlanViewer title={design.title} pages={pages} shown={shown} onShow={show} isWhole={isWhole} />
        </div>
        <div className={css['sheet']}>
          <div ref={mark} className={css['mark']} />
          <span className={css['handle']} aria-hidden="true" />
          <Facts design={design} why={why} ground={ground} titleId={titleId} />
        </div>
      </div>
      {onDecide && !isWhole && (
        <div className={css['actions']}>
          <Button variant="outline" icon={<X />} className={css['pass']} onClick={() => onDecide('pass')}>
            Pass
          </Button>
          <Button icon={<Heart />} className={css['like']} onClick={() => onDecide('like')}>
            Like
          </Button>
        </div>
      )}
    </dialog>
  )
}

/** The usual figures, with which the catalogue reckons. */
const NO_GROUND = { corner: null, setbacks: null, state: null, mustHaves: [] }

type FactsProps = { design: CardDesign; why: string | null; ground: Ground | null; titleId: string }

function Facts({ design: asDealt, why, ground: theirs, titleId }: FactsProps) {
  const { user } = useSession()
  // Brokers open plans too, and have no block.
  const { data: profile } = useApiQuery('GET /api/profile', { isEnabled: !user?.isBroker })
  const ground = theirs ?? groundOf(profile ?? NO_GROUND)
  // The card may be older than the last change of the profile.
  const design = theirs || profile ? suitedTo(ground, asDealt) : asDealt
  const { plan } = design
  const house = houseOf(design)
  return (
    <div className={css['facts']}>
      <header>
        <h2 id={titleId}>{design.title}</h2>
        <span>
          {plan
            ? `${plan.squares} squares, ${plan.storeys === 2 ? 'two storeys' : 'one storey'}`
            : design.category}
        </span>
        <p>{design.description}</p>
      </header>
      <FactTable design={design} />
      <BlockPanel design={design} profile={profile} />
      {why && (
        <section>
          <h3>Why this card</h3>
          <p>{why}</p>
        </section>
      )}
      <Tags title="My Interests" tone="mist" tags={design.interests} />
      <Tags title="I'm Looking For" tone="sand" tags={design.lookingFor} />
      <Tags title="Features" tone="leaf" tags={design.features} />
      {plan && <RoomList plan={plan} />}
      {plan && house && <HouseFacts plan={plan} lot={lotFor(house, ground)} />}
    </div>
  )
}
