import { APP_CODE_PATH } from '@dream/contract/rules/app/install'
import css from './app-code.module.css'

/** Link from a computer or a tablet to the phone: a QR code of the install page, and its URL to type. */
export function AppCode() {
  return (
    <div className={css['code']}>
      <img
        src={APP_CODE_PATH}
        alt="QR code of this app's install page"
        width="148"
        height="148"
        loading="lazy"
        decoding="async"
      />
      <p>
        <b>Scan it with your phone's camera</b>
        <span>It opens the install page there. Nothing to type, nothing to download here.</span>
      </p>
    </div>
  )
}
