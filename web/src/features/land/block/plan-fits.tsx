import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { CardDesign, CardPlan } from '@dream/contract/api/designs/design'
import { fitOn, houseOf, livingDirections, type Block, type Fit } from '@dream/contract/rules/land/land-fit'
import { Check, X } from 'lucide-react'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import type { BlockDraft } from './block-draft.ts'
import css from './my-block.module.css'

type Facing = BlockDraft['facing']
type Props = {
  liked: readonly LikedDesign[]
  block: Block | null
  facing: Facing
  onOpen: (design: CardDesign) => void
}

/** Each liked plan and whether it fits: those that do first, then those that lack least. */
export function PlanFits({ liked, block, facing, onOpen }: Props) {
  const plans = liked.flatMap((design) => {
    const { plan } = design
    const house = houseOf(design)
    return plan && house ? [{ design, plan, fit: block && fitOn(block, house) }] : []
  })
  const sorted = plans.toSorted((a, b) => rank(b.fit) - rank(a.fit))
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
        {sorted.map(({ design, plan, fit }) => (
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

const rank = (fit: Fit | null) => (!fit || fit.fits ? 0 : Math.min(fit.across, fit.along ?? 0, -0.1))

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

/** Where the living end would look. */
function SunLine({ plan, facing }: { plan: CardPlan; facing: Facing }) {
  if (facing === null || facing === 'unsure') return null
  const directions = livingDirections(plan.livingSide, facing)
  if (directions.length === 0) return null
  const isFree = directions.length > 1
  return (
    <span>
      {isFree && directions.includes('north')
        ? 'Living can look north'
        : `Living looks ${directions.join(' or ')}`}
    </span>
  )
}
