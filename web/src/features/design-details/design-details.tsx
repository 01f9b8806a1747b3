import { isToScale } from '@dream/contract/rules/designs/to-scale'
import type { CardDesign } from '@dream/contract/api/designs/design'
import type { RoomInStyle } from '@dream/contract/api/designs/same-room'
import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { type Ground, groundOf, houseOf, lotFor } from '@dream/contract/rules/land/land-fit'
import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import { clsx } from 'clsx'
import { ChevronDown, Maximize2, Rows3 } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { settings } from '#lib/session/settings.ts'
import { useSession } from '#lib/session/session.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import rising from '#ui/overlays/rising-dialog.module.css'
import { useLayer, useModal } from '#ui/overlays/use-layer.ts'
import { BlockPanel } from './block-panel.tsx'
import css from './design-details.module.css'
import { BuilderLine, FactTable, HouseFacts, RoomList, Tags } from './facts-panel.tsx'
import { DesignNotes, DesignPins, OpenDesignNote } from './notes/design-notes.tsx'
import { useNoteEditing, type NoteAudience } from './notes/use-note-editing.ts'
import { pagesOf, type Page } from './pages.ts'
import { PlanSheetButton } from './plan-sheet-button.tsx'
import { ShareButton } from './sharing/share-button.tsx'
import { PlanViewer } from './plan-viewer.tsx'
import { useOpenedHere } from './use-opened-here.ts'
import { Answers } from './versions/answers.tsx'
import { SeeItIn } from './versions/see-it-in.tsx'
import { useVersions } from './versions/use-versions.ts'

type Props = {
  design: CardDesign
  /** Reason why it was dealt, in one true sentence. */
  why?: string | null
  /** Block of the buyer for whom a broker opens it; by default one's own. */
  ground?: Ground | null
  onClose: () => void
  /** Opens its drawing on the person's block. */
  onShowOnBlock?: () => void
  /** Like and pass; without it there are no answers, as the design is in the dreamlist already. */
  onDecide?: (action: SwipeAction) => void
  /** Likes the room in another style than the opened one; without it the styles are view-only. */
  onLikeVersion?: ((version: RoomInStyle) => void) | undefined
  /** Ids of liked designs, which are not offered again. */
  liked?: ReadonlySet<string> | undefined
  NoteAudience?: NoteAudience
}

const WHOLE: Record<Page['kind'], string> = {
  drawing: 'Whole plan',
  picture: 'Whole picture',
  street: 'Whole front',
  model: 'Whole house',
}

/** Details of a design: the zoomable drawing, every fact, and the same two answers as on the card. */
export function DesignDetails(props: Props) {
  const { design: opened, ground = null, onClose, onShowOnBlock, NoteAudience } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const mark = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const { user } = useSession()
  // Brokers also open plans and share them in a chat.
  const isBuyer = user !== null && !user.isBroker && !user.isAdmin
  const versions = useVersions(opened)
  const { design } = versions
  const why = versions.other ? null : (props.why ?? null)
  const pages = pagesOf(design)
  const titleId = useId()
  // Focus the dialog itself: a ring on its first button would mean nothing.
  useLayoutEffect(() => dialog.current?.setAttribute('autofocus', ''), [])
  useModal(dialog, onClose)
  const { shown, show } = useOpenedHere(
    { design: opened, why: props.why ?? null, version: design.id },
    scroller,
  )
  const notes = useNoteEditing()
  const drawn = pages.findIndex(({ kind }) => kind === 'drawing')
  function pinSpot() {
    if (pages[shown]?.kind !== 'drawing') show(drawn)
    setWhole(true)
    notes.setPinning(true)
  }
  function leaveWhole() {
    setWhole(false)
    notes.setPinning(false)
  }
  const pinsOver = (drawing: Page['picture']) => (
    <DesignPins designId={design.id} drawing={drawing} editing={notes} onCancel={leaveWhole} />
  )
  useLayer(leaveWhole, { isOpen: isWhole })
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
      <Bar
        title={design.title}
        kind={pages[shown]?.kind}
        isWhole={isWhole}
        onClose={onClose}
        onWhole={() => (isWhole ? leaveWhole() : setWhole(true))}
      >
        {design.plan && isBuyer && settings().features.sharingPlans && <ShareButton design={design} />}
      </Bar>
      <div ref={scroller} className={css['scroll']}>
        <div className={css['head']}>
          <PlanViewer
            title={design.title}
            {...{ pages, shown, isWhole }}
            onShow={show}
            over={isBuyer ? pinsOver : undefined}
            versions={versions}
          />
        </div>
        <div className={css['sheet']}>
          <div ref={mark} className={css['mark']} />
          <span className={css['handle']} aria-hidden="true" />
          <SeeItIn versions={versions} />
          <Facts design={design} why={why} ground={ground} titleId={titleId} onShowOnBlock={onShowOnBlock}>
            {isBuyer && (
              <DesignNotes
                design={design}
                editing={notes}
                onPin={drawn === -1 ? null : pinSpot}
                Audience={NoteAudience}
              />
            )}
          </Facts>
        </div>
      </div>
      <OpenDesignNote designId={design.id} editing={notes} Audience={NoteAudience} />
      {!isWhole && <Answers other={versions.other} {...props} />}
    </dialog>
  )
}

type BarProps = {
  title: string
  kind: Page['kind'] | undefined
  isWhole: boolean
  onClose: () => void
  onWhole: () => void
  children: ReactNode
}

/** Bar over the drawing: close, and the full-screen drawing. */
function Bar({ title, kind = 'picture', isWhole, onClose, onWhole, children }: BarProps) {
  const whole = isWhole ? 'All facts' : WHOLE[kind]
  return (
    <div className={css['bar']}>
      <IconButton label="Close" icon={<ChevronDown />} variant="raised" onClick={onClose} />
      <span className={css['name']} aria-hidden="true">
        {title}
      </span>
      {children}
      <button type="button" className={css['whole']} aria-label={whole} onClick={onWhole}>
        {isWhole ? (
          <Rows3 size={17} strokeWidth={1.9} aria-hidden="true" />
        ) : (
          <Maximize2 size={17} strokeWidth={1.9} aria-hidden="true" />
        )}
        <span>{whole}</span>
      </button>
    </div>
  )
}

/** Defaults of the catalogue. */
const NO_GROUND = { corner: null, setbacks: null, state: null, mustHaves: [] }

type FactsProps = {
  design: CardDesign
  why: string | null
  ground: Ground | null
  titleId: string
  onShowOnBlock: (() => void) | undefined
  /** Personal content, between the block and the general facts. */
  children: ReactNode
}

function Facts({ design: asDealt, why, ground: theirs, titleId, onShowOnBlock, children }: FactsProps) {
  const { user } = useSession()
  // Brokers also open plans, and have no block.
  const { data: profile } = useApiQuery('GET /api/profile', { isEnabled: !user?.isBroker })
  const ground = theirs ?? groundOf(profile ?? NO_GROUND)
  // Recompute the fit: the card may be older than the last change of the profile.
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
        {design.builder && <BuilderLine builder={design.builder} />}
      </header>
      <FactTable design={design} />
      <BlockPanel design={design} profile={profile} onShow={onShowOnBlock} />
      {children}
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
      {plan && design.drawings.some(isToScale) && <PlanSheetButton id={design.id} />}
    </div>
  )
}
