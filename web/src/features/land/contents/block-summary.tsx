import type { Profile } from '@dream/contract/api/profile'
import { fitOn, metresText, type Block } from '@dream/contract/rules/land-fit'
import { ChevronRight } from 'lucide-react'
import { useAnswer } from '#lib/query.ts'
import { BlockSketch } from '../block/block-sketch.tsx'
import { savedBlock } from '../block/block-draft.ts'
import css from './contents.module.css'

/** The person's block in a line, and how many of their plans fit it; without one, the way to say it. */
export function BlockSummary({ profile, href }: { profile: Profile | undefined; href: string }) {
  const { data: liked } = useAnswer('GET /api/preferences/liked')
  const block = profile && savedBlock(profile)
  const plans = (liked ?? []).flatMap(({ plan }) => plan ?? [])
  const fitting = block ? plans.filter((plan) => fitOn(block, plan).fits).length : 0
  return (
    <a href={href} className={css['block']} data-known={block ? '' : undefined}>
      <span className={css['sketch']}>
        <BlockSketch block={block ?? null} plan={plans[0] ?? null} />
      </span>
      <span className={css['about']}>
        <b>{block ? `My block, ${sizeText(block)}` : 'My block'}</b>{' '}
        {!block
          ? 'Say how wide it is, and each plan tells you whether it fits'
          : block.setbacks && plans.length > 0
            ? `${fitting} of your ${plans.length} liked plans ${fitting === 1 ? 'fits' : 'fit'}`
            : 'Check its setbacks, and each plan tells you whether it fits'}
      </span>
      <ChevronRight aria-hidden="true" />
    </a>
  )
}

const sizeText = ({ width, depth }: Block) =>
  depth === null ? `${metresText(width)} wide` : `${Number(width.toFixed(2))} × ${metresText(depth)}`
