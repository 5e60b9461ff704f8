/** A card of a board. */
interface Card {
  id: string
  title: string
}

interface Lane {
  id: string
  title: string
  cards: readonly Card[]
}

export type Lanes = readonly Lane[]

/** A place on the board: before the card with this number of the lane. */
export interface Spot {
  lane: string
  at: number
}

export function spotOf(lanes: Lanes, id: string): Spot {
  const lane = lanes.find(({ cards }) => cards.some((card) => card.id === id))!
  return { lane: lane.id, at: lane.cards.findIndex((card) => card.id === id) }
}

/** The board with a card at a place; `at` counts the cards of the lane without it. */
export function placed(lanes: Lanes, id: string, to: Spot): Lanes {
  const card = lanes.flatMap(({ cards }) => cards).find((one) => one.id === id)!
  return lanes.map((lane) => {
    const others = lane.cards.filter((one) => one.id !== id)
    return { ...lane, cards: lane.id === to.lane ? others.toSpliced(to.at, 0, card) : others }
  })
}

const STEPS: Readonly<Record<string, { lanes: number; cards: number }>> = {
  ArrowUp: { lanes: 0, cards: -1 },
  ArrowDown: { lanes: 0, cards: 1 },
  ArrowLeft: { lanes: -1, cards: 0 },
  ArrowRight: { lanes: 1, cards: 0 },
}

/** The place to which a key moves a card; null for another key, and at the edge of the board. */
export function spotBy(lanes: Lanes, id: string, key: string): Spot | null {
  const step = STEPS[key]
  if (!step) return null
  const from = spotOf(lanes, id)
  const lane = lanes[lanes.findIndex((one) => one.id === from.lane) + step.lanes]
  if (!lane) return null
  const at = from.at + step.cards
  const most = lane.id === from.lane ? lane.cards.length - 1 : lane.cards.length
  return at < 0 || (step.lanes === 0 && at > most) ? null : { lane: lane.id, at: Math.min(at, most) }
}
