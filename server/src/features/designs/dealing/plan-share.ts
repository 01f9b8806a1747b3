/** Min share of rooms and facades: without them all cards look alike. */
const FEWEST_ROOMS = 0.2
/** Pseudo-counts of cards of each kind with the average share of likes, so that the first two rooms decide nothing. */
const CAUTION = 8
/** Window of cards, with those before a hand, for which the shares hold. */
const WINDOW = 15
/** Max share of rooms and facades in a hand. */
const MOST_OF_HAND = 0.4

export type Kinds = {
  /** Last standing swipes: whether of a floor plan, and whether it was liked. */
  swiped: readonly { isPlan: boolean; isLiked: boolean }[]
  /** Whether the cards before the hand are floor plans, oldest first. */
  before: readonly boolean[]
  size: number
  /** Min share of floor plans. */
  least: number
}

/** Share of floor plans in a hand: a person who likes rooms more often than plans is dealt more of them. */
export function planShareOf({ swiped, before, size, least }: Kinds): number {
  const most = 1 - least
  const share = Math.min(most, FEWEST_ROOMS + Math.max(0, leadOfRooms(swiped)))
  const late = before.slice(-WINDOW)
  const met = late.filter((isPlan) => !isPlan).length
  const cards = late.length + size
  const wanted = Math.round(share * cards) - met
  const allowed = Math.floor(most * cards + 1e-9) - met
  const rooms = Math.max(0, Math.min(wanted, allowed, Math.floor(MOST_OF_HAND * size + 1e-9)))
  return 1 - rooms / size
}

/** Difference between the like shares of rooms and plans: from -1 to 1. */
function leadOfRooms(swiped: Kinds['swiped']): number {
  const plans = countLikes(swiped.filter(({ isPlan }) => isPlan))
  const rooms = countLikes(swiped.filter(({ isPlan }) => !isPlan))
  const usual = (plans.likes + rooms.likes) / Math.max(1, swiped.length)
  const liking = ({ likes, cards }: typeof plans) => (likes + CAUTION * usual) / (cards + CAUTION)
  return liking(rooms) - liking(plans)
}

const countLikes = (cards: readonly { isLiked: boolean }[]) => ({
  likes: cards.filter(({ isLiked }) => isLiked).length,
  cards: cards.length,
})
