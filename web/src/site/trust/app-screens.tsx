import section from '../layout/section.module.css'
import css from './app-screens.module.css'

/** Screenshots of the running app: see e2e/brand/render-share-images.ts. */
const SCREENS = [
  { name: 'explore', caption: 'One card at a time', alt: 'The deck with a floor plan on its card' },
  { name: 'dreamlist', caption: 'What you love, kept', alt: 'The dreamlist with liked plans and rooms' },
  { name: 'land', caption: 'What your block allows', alt: 'The land guide with its topics' },
]

export function AppScreens() {
  return (
    <section className={section['section']}>
      <div className={section['head']}>
        <h2>This is the app</h2>
        <p>Photographed as it runs. Nothing is drawn for show.</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keys */}
      <ul className={css['row']} tabIndex={0} aria-label="Screens of the app">
        {SCREENS.map(({ name, caption, alt }) => (
          <li key={name}>
            <img
              src={`/screens/${name}.webp`}
              alt={alt}
              width="480"
              height="1066"
              loading="lazy"
              decoding="async"
            />
            <h3>{caption}</h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
