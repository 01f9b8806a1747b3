import { LogoMark } from '#ui/pictures/logo.tsx'
import css from './home-screen-drawing.module.css'

const PLACES = Array.from({ length: 16 }, (_, index) => index)
/** Where our icon lands. */
const OURS = 9

/** A home screen of which only one icon is ours. */
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
