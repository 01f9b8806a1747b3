import { distance, type Signature } from '#plan/distance.ts'

/** A plan whose nearest neighbour is at least this far away looks like no other. Half of the library are to be such plans. */
export const UNLIKE = 0.3

/** Candidates with more chosen plans near them are not looked at: they would take more than they bring. */
const MOST_NEAR = 3

interface Signed {
  signature: Signature
}

interface ExchangeOptions<T> {
  /** Exchanges at most. */
  most: number
  perTemplate: (template: string) => number
  /** No plan comes in that is nearer than this to one that stays. */
  minDistance: number
  isToStay: (one: T) => boolean
}

/** A plan, chosen or not, with the chosen ones around it. */
interface Node<T> {
  one: T
  near: Set<Node<T>>
  copies: Set<Node<T>>
}

interface Exchange<T> {
  out: Node<T>
  into: Node<T>
  /** How many more plans look like no other. */
  gain: number
}

const templateOf = <T extends Signed>({ one }: Node<T>) => one.signature.template
const isAlone = <T>({ near }: Node<T>) => near.size === 0
const isAloneWithout = <T>({ near }: Node<T>, gone: Node<T>) => near.size === (near.has(gone) ? 1 : 0)

/** How many more plans look like no other once this one has gone. */
const gainOfRemoval = <T>(out: Node<T>) =>
  [...out.near].filter((other) => isAloneWithout(other, out)).length - (isAlone(out) ? 1 : 0)

/** How many more look like no other when a candidate takes the place of one that goes. */
function gainOfEntry<T>(into: Node<T>, out: Node<T>): number {
  const spoiled = [...into.near].filter((other) => other !== out && isAloneWithout(other, out)).length
  return (isAloneWithout(into, out) ? 1 : 0) - spoiled
}

/**
 * Exchanges chosen plans for candidates, one at a time, as long as that leaves more plans of which none is nearer than `UNLIKE` to
 * another; always the exchange that gains most, and of equals that of the plan which has most others near it.
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
