import { distance, type Signature } from '#plan/distance.ts'

/** Minimum distance from its nearest neighbour at which a plan counts as unique. The goal is half of the library. */
export const UNLIKE = 0.3

/** Maximum of chosen plans near a candidate: with more it would cost more than it gains. */
const MOST_NEAR = 3

interface Signed {
  signature: Signature
}

interface ExchangeOptions<T> {
  /** Maximum number of exchanges. */
  most: number
  perTemplate: (template: string) => number
  /** Minimum distance of an incoming plan from those that stay. */
  minDistance: number
  isToStay: (one: T) => boolean
}

/** A plan, chosen or not, with its chosen neighbours. */
interface Node<T> {
  one: T
  near: Set<Node<T>>
  copies: Set<Node<T>>
}

interface Exchange<T> {
  out: Node<T>
  into: Node<T>
  /** Increase in the number of unique plans. */
  gain: number
}

const templateOf = <T extends Signed>({ one }: Node<T>) => one.signature.template
const isAlone = <T>({ near }: Node<T>) => near.size === 0
const isAloneWithout = <T>({ near }: Node<T>, gone: Node<T>) => near.size === (near.has(gone) ? 1 : 0)

/** Increase in the number of unique plans after removing this one. */
const gainOfRemoval = <T>(out: Node<T>) =>
  [...out.near].filter((other) => isAloneWithout(other, out)).length - (isAlone(out) ? 1 : 0)

/** Increase in the number of unique plans after a candidate replaces a removed one. */
function gainOfEntry<T>(into: Node<T>, out: Node<T>): number {
  const spoiled = [...into.near].filter((other) => other !== out && isAloneWithout(other, out)).length
  return (isAloneWithout(into, out) ? 1 : 0) - spoiled
}

/**
 * Exchanges chosen plans for candidates, one at a time, while that increases the number of unique plans (no neighbour nearer than
 * `UNLIKE`). Greedy: takes the exchange with the largest gain, and of equals removes the plan with most neighbours.
 */
export function exchanged<T extends Signed>(
  chosen: readonly T[],
  candidates: readonly T[],
  { most, perTemplate, minDistance, isToStay }: ExchangeOptions<T>,
): T[] {
  const nodeOf = (one: T): Node<T> => ({ one, near: new Set(), copies: new Set() })
  const inside = new Set(chosen.map(nodeOf))
  const outside = new Set(candidates.map(nodeOf))
  const enter = (node: Node<T>) => {
    inside.add(node)
    for (const other of [...inside, ...outside]) {
      if (other === node) continue
      const away = distance(node.one.signature, other.one.signature)
      if (away < UNLIKE) other.near.add(node)
      if (away < minDistance) other.copies.add(node)
    }
  }
  const leave = (node: Node<T>) => {
    inside.delete(node)
    for (const other of [...inside, ...outside]) {
      other.near.delete(node)
      other.copies.delete(node)
    }
  }
  const hasRoom = (into: Node<T>, out: Node<T>) => {
    const family = templateOf(into)
    const siblings = [...inside].filter((other) => other !== out && templateOf(other) === family)
    return siblings.length < perTemplate(family) && into.copies.size === (into.copies.has(out) ? 1 : 0)
  }
  const best = (): Exchange<T> | null => {
    const removals = [...inside]
      .filter(({ one }) => !isToStay(one))
      .map((out) => ({ out, gain: gainOfRemoval(out) }))
      .toSorted((a, b) => b.gain - a.gain || b.out.near.size - a.out.near.size)
    let found: Exchange<T> | null = null
    for (const into of outside) {
      if (into.near.size > MOST_NEAR) continue
      for (const { out, gain } of removals) {
        if (gain + 1 <= (found?.gain ?? 0)) break
        const sum = gain + gainOfEntry(into, out)
        if (sum > (found?.gain ?? 0) && hasRoom(into, out)) found = { out, into, gain: sum }
      }
    }
    return found
  }

  for (const node of inside) enter(node)
  for (let count = 0; count < most; count++) {
    const next = best()
    if (!next) break
    leave(next.out)
    outside.delete(next.into)
    enter(next.into)
  }
  return [...inside].map(({ one }) => one)
}
