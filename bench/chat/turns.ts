/**
 * So many rounds of everybody, in an order of its own each, so that the machine's moods fall on all of them. Over as many rounds
 * as there are contenders, or twice as many when they are odd, each comes once in each place, and each after each other one as
 * often (E. J. Williams, 1949).
 */
export function interleaveKinds<T>(all: readonly T[], rounds: number): T[] {
  const count = all.length
  // 0, 1, last, 2, last but one, ...
  const zigzag = all.map((_, at) => (at % 2 === 1 ? (at + 1) / 2 : (count - at / 2) % count))
  const orders = Array.from({ length: rounds }, (_, round) => {
    const order = zigzag.map((place) => (place + round) % count)
    return count % 2 === 1 && Math.floor(round / count) % 2 === 1 ? order.toReversed() : order
  })
  return orders.flat().flatMap((place) => all.slice(place, place + 1))
}
