import { LogoMark } from '#ui/pictures/logo.tsx'
import css from './home-screen-drawing.module.css'

const PLACES = Array.from({ length: 16 }, (_, index) => index)
/** Position of our icon. */
const OURS = 9

/** Home screen on which only one icon is ours. */
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
