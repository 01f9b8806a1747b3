import '../../../web/src/ui/tokens.css'
import '../../../web/src/ui/base.css'
import './page.css'
import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import TinderCard from '../peer/node_modules/react-tinder-card/index.js'
import { CardFace } from '../../../web/src/features/swipe/card/card-face.tsx'
import { dealMore, record, watchLag } from './cards.ts'

const STACK = 3
const REFILL = 2
const ignore = () => {}

/** react-tinder-card as its author recommends: only the top cards, removed after they have left the screen. */
function PeerDeck() {
  const [cards, setCards] = useState<readonly DealtDesign[]>([])
  const isAsking = useRef(false)
  useEffect(() => {
    if (cards.length > REFILL || isAsking.current) return
    isAsking.current = true
    void dealMore().then((more) => {
      isAsking.current = false
      setCards((known) => [...known, ...more])
    })
  }, [cards])
  return (
    <div className="peer">
      {cards
        .slice(0, STACK)
        .toReversed()
        .map((design) => (
          <TinderCard
            key={design.id}
            className="peer-card"
            preventSwipe={['up', 'down']}
            onSwipe={(direction) => void record(design.id, direction === 'right' ? 'like' : 'pass')}
            onCardLeftScreen={() => setCards((known) => known.filter((each) => each.id !== design.id))}
          >
            <CardFace design={design} titleId={design.id} onOpen={ignore} />
          </TinderCard>
        ))}
    </div>
  )
}

const root = document.getElementById('app')
if (root) createRoot(root).render(<PeerDeck />)
if (!new URLSearchParams(location.search).has('quiet')) {
  watchLag(() => document.querySelector<HTMLElement>('.peer > :last-child'))
}
