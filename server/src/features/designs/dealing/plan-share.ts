/** Nobody is dealt fewer rooms and facades: without them all cards look alike. */
const FEWEST_ROOMS = 0.2
/** Invented cards of each kind, liked as often as all cards are: the first two rooms decide nothing. */
const CAUTION = 8
/** What holds of a hand holds of it and so many cards before it. */
const WINDOW = 15
/** No hand has a larger share of rooms and facades. */
const MOST_OF_HAND = 0.4

export type Kinds = {
  /** The last swipes that stand: whether of a floor plan, and whether it was liked. */
  swiped: readonly { isPlan: boolean; isLiked: boolean }[]
  /** Whether the cards before the hand are floor plans, oldest first. */
  before: readonly boolean[]
  size: number
  /** At least this share are floor plans. */
  least: number
}

/** The share of floor plans in a hand: whoever likes rooms more often than plans is dealt more of them. */
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

/** How much more often rooms were liked than plans: from -1 to 1. */
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
