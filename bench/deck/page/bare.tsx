import '../../../web/src/ui/tokens.css'
import '../../../web/src/ui/base.css'
import './page.css'
import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CardFace } from '../../../web/src/features/swipe/card/card-face.tsx'
import { dealMore } from './cards.ts'

/** Control: the same three cards, without motion. */
function BareDeck() {
  const [cards, setCards] = useState<readonly DealtDesign[]>([])
  useEffect(() => void dealMore().then(setCards), [])
  return (
    <div className="peer">
      {cards.slice(0, 3).map((design) => (
        <div key={design.id} className="peer-card">
          <CardFace design={design} titleId={design.id} onOpen={() => {}} />
        </div>
      ))}
    </div>
  )
}

const root = document.getElementById('app')
if (root) createRoot(root).render(<BareDeck />)
