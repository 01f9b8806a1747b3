import { PillSwitch } from '#ui/buttons/pill-switch.tsx'
import type { Versions } from './use-versions.ts'

/** Style switch over the full-screen picture, where the other facts are hidden. */
export function StyleSwitch({ versions, className }: { versions: Versions; className: string | undefined }) {
  const { items, design, press } = versions
  if (items.length === 0) return null
  return (
    <PillSwitch
      label="See it in"
      names={items.map(({ style }) => style)}
      shown={items.findIndex((item) => item.design.id === design.id)}
      onShow={(at) => items[at] && press(items[at])}
      className={className}
    />
  )
}
