/**
 * Rounds of all contenders, each round in another order, so that fluctuations of the machine affect all of them. Balanced Latin
 * square (E. J. Williams, 1949): over as many rounds as contenders, or twice as many for an odd number, each comes once in each
 * place, and follows each other one equally often.
 */
export function interleaveKinds<T>(all: readonly T[], rounds: number): T[] {
  const count = all.length
  // Zigzag order: 0, 1, last, 2, last but one, ...
  const zigzag = all.map((_, at) => (at % 2 === 1 ? (at + 1) / 2 : (count - at / 2) % count))
  const orders = Array.from({ length: rounds }, (_, round) => {
    const order = zigzag.map((place) => (place + round) % count)
    return count % 2 === 1 && Math.floor(round / count) % 2 === 1 ? order.toReversed() : order
  })
  return orders.flat().flatMap((place) => all.slice(place, place + 1))
}
