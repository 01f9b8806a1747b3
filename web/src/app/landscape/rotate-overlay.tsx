import { useRef } from 'react'
import { useModal } from '#ui/overlays/use-layer.ts'
import css from './rotate-overlay.module.css'

const stay = () => {}

/** Modal overlay until the phone is back in portrait. */
export function RotateOverlay() {
  const dialog = useRef<HTMLDialogElement>(null)
  // Only the rotation closes it.
  useModal(dialog, stay, { hasEntry: false })
  return (
    <dialog
      ref={dialog}
      className={css['overlay']}
      aria-labelledby="rotate-title"
      aria-describedby="rotate-text"
    >
      <svg viewBox="0 0 160 160" className={css['drawing']} aria-hidden="true">
        <rect className={css['lying']} x="14" y="82" width="124" height="64" rx="12" />
        <g>
          <rect className={css['phone']} x="14" y="22" width="64" height="124" rx="12" />
          <path className={css['plan']} d="M28 112V48h36v64h-12M28 78h20M48 48v18" />
        </g>
        <path className={css['swing']} d="M92 34a84 84 0 0 1 40 38" />
        <path className={css['tip']} d="m82 31 14-3-5 12Z" />
      </svg>
      <div>
        <h2 id="rotate-title" className={css['title']}>
          Please rotate your device
        </h2>
        <p id="rotate-text" className={css['text']}>
          Plans are tall, and so are the cards. Hold your phone upright to continue.
        </p>
      </div>
    </dialog>
  )
}
