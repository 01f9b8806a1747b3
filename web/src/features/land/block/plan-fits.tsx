import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { CardDesign, CardPlan } from '@dream/contract/api/designs/design'
import type { Block } from '@dream/contract/rules/land/land-fit'
import { outlookLine } from '@dream/contract/rules/land/outlook'
import { Check, X } from 'lucide-react'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import type { BlockDraft } from './block-draft.ts'
import css from './my-block.module.css'
import type { PlanOnBlock } from './plans-on-block.ts'

type Facing = BlockDraft['facing']
type Props = {
  plans: readonly PlanOnBlock[]
  block: Block | null
  facing: Facing
  onOpen: (design: CardDesign) => void
}

/** List of liked plans with their fit. */
export function PlanFits({ plans, block, facing, onOpen }: Props) {
  const fitting = plans.filter(({ fit }) => fit?.fits).length
  return (
    <section className={css['fits']} aria-labelledby="fits">
      <h2 id="fits">Your liked plans on it</h2>
      <p className="secondary-text" role="status">
        {plans.length === 0
          ? 'Like a floor plan, and see here whether it fits your block.'
          : block
            ? `${fitting} of ${plans.length} ${fitting === 1 ? 'fits' : 'fit'}.`
            : "Add your block's width, and each plan shows you."}
      </p>
      <ul>
        {plans.map(({ design, plan, fit }) => (
          <li key={design.id}>
            <button type="button" onClick={() => onOpen(design)}>
              <Thumb design={design} />
              <span className={css['plan']}>
                <b>{design.title}</b>{' '}
                {fit && (
                  <span className={css['summary']} data-fits={fit.fits}>
                    {fit.fits ? (
                      <Check size={16} strokeWidth={2.4} aria-hidden="true" />
                    ) : (
                      <X size={16} strokeWidth={2.4} aria-hidden="true" />
                    )}
                    {fit.summary}
                  </span>
                )}
                {fit?.note && <span>{fit.note}</span>}
                <SunLine plan={plan} facing={facing} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Thumb({ design }: { design: LikedDesign }) {
  const [picture] = design.pictures
  const url = useThemedUrl(picture ?? { light: design.imageUrl, dark: null })
  return (
    <img
      src={url}
      alt=""
      width={picture?.width}
      height={picture?.height}
      loading="lazy"
      decoding="async"
      className={css['thumb']}
    />
  )
}

/** Direction that the living end would face. */
function SunLine({ plan, facing }: { plan: CardPlan; facing: Facing }) {
  const line = outlookLine(plan.livingSide, facing)
  return line ? <span>{line}</span> : null
}
