/** Servers under test; bare twice, so that a run shows how far apart two servers of one kind measure on this machine. */
export const CONTENDERS = [
  { name: 'product', kind: 'product' },
  { name: 'bare', kind: 'bare-chat' },
  { name: 'bare again', kind: 'bare-chat' },
] as const

export type Contender = (typeof CONTENDERS)[number]
export type Name = Contender['name']
export const NAMES: readonly Name[] = CONTENDERS.map(({ name }) => name)
