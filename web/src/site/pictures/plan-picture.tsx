import type { Design } from '@dream/contract/api/designs/design'
import css from './pictures.module.css'

type Props = { design: Design; isFirst?: boolean; isEager?: boolean; isSilent?: boolean }

/** Ground floor as on its card: a light sheet in both themes, like paper on a dark table. */
export function PlanPicture({ design, isFirst = false, isEager = false, isSilent = false }: Props) {
  const [picture] = design.pictures
  if (!picture) return null
  return (
    <img
      className={css['plan']}
      src={picture.light}
      alt={isSilent ? '' : `Floor plan of ${design.title}`}
      width={picture.width}
      height={picture.height}
      loading={isFirst || isEager ? undefined : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
      draggable={false}
    />
  )
}
