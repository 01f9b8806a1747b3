declare module '*/react-tinder-card/index.js' {
  import type { ReactElement, ReactNode } from 'react'
  type Props = {
    className: string
    preventSwipe: string[]
    onSwipe: (direction: string) => void
    onCardLeftScreen: () => void
    children: ReactNode
  }
  export default function TinderCard(props: Props): ReactElement
}
