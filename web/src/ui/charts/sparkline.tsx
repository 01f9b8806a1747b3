import css from './sparkline.module.css'

type Props = {
  values: readonly number[]
  /** The same in words, for screen readers. */
  label: string
}

/** Sparkline in one line of text: a bar for each number, the newest last. */
export function Sparkline({ values, label }: Props) {
  const most = Math.max(1, ...values)
  return (
    <svg
      role="img"
      aria-label={label}
      className={css['line']}
      viewBox={`0 0 ${values.length * 5} 20`}
      preserveAspectRatio="none"
    >
      <title>{label}</title>
      {values.map((value, at) => {
        const height = value === 0 ? 1 : Math.max(3, (value / most) * 20)
        // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
        return <rect key={at} x={at * 5} y={20 - height} width={4} height={height} data-none={value === 0} />
      })}
    </svg>
  )
}
