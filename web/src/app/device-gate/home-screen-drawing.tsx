import { LogoMark } from '#ui/pictures/logo.tsx'
import css from './home-screen-drawing.module.css'

const PLACES = Array.from({ length: 12 }, (_, place) => place)
const OURS = 5

/** Home screen of empty places, with our icon about to settle into one. */
export function HomeScreenDrawing() {
  return (
    <div className={css['screen']} aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className={css['place']}>
          {place === OURS && (
            <span className={css['icon']}>
              <LogoMark />
            </span>
          )}
        </span>
      ))}
    </div>
  )
}
