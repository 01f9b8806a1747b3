import type { Profile } from '@dream/contract/api/account/profile'
import { blockOf, fitOn, houseOf, metresText, type Block } from '@dream/contract/rules/land/land-fit'
import { ChevronRight } from 'lucide-react'
import { useApiQuery } from '#lib/api/query.ts'
import { BlockSketch } from '../block/block-sketch.tsx'
import css from './contents.module.css'

/** Person's block in a line, with the number of fitting plans; without a block, a link to enter it. */
export function BlockSummary({ profile, href }: { profile: Profile | undefined; href: string }) {
  const { data: liked } = useApiQuery('GET /api/preferences/liked')
  const block = profile ? blockOf(profile) : null
  const houses = (liked ?? []).flatMap((design) => houseOf(design) ?? [])
  const fitting = block ? houses.filter((house) => fitOn(block, house).fits) : []
  return (
    <a href={href} className={css['block']} data-tour="land-block" data-known={block ? '' : undefined}>
      <span>
        <BlockSketch block={block} house={fitting[0] ?? houses[0] ?? null} />
      </span>
      <span className={css['about']}>
        <b>{block ? `My block, ${sizeText(block)}` : 'My block'}</b>{' '}
        {block && houses.length > 0
          ? `${fitting.length} of your ${houses.length} liked plans ${fitting.length === 1 ? 'fits' : 'fit'}`
          : block
            ? 'Check its setbacks, and see which of your plans fit'
            : 'Add its width, and each plan shows whether it fits'}
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </a>
  )
}

const sizeText = ({ width, depth }: Block) =>
  depth === null ? `${metresText(width)} wide` : `${Number(width.toFixed(2))} × ${metresText(depth)}`
