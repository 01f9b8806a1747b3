import encodeQR from 'qr'
import { CopyButton } from '../buttons/copy-button.tsx'
import css from './second-factor.module.css'

type Props = {
  secret: string
  /** What the QR code holds. */
  uri: string
  copy: (text: string) => Promise<boolean>
}

/** The secret of an authenticator app, to be scanned or typed off. */
export function TotpSecret({ secret, uri, copy }: Props) {
  return (
    <>
      <p>Scan this with the app, then type the code that it shows.</p>
      <QrCode text={uri} />
      <details className={css['by-hand']}>
        <summary>Can't scan it?</summary>
        <p>
          Type this key into the app: <b className={css['secret']}>{grouped(secret)}</b>
        </p>
        <CopyButton text={secret} copy={copy}>
          Copy the key
        </CopyButton>
      </details>
    </>
  )
}

/** In groups of four, as one types it. */
const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ')

/** A QR code of squares, dark on light in both themes: cameras read no other. */
function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={css['qr']}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label="The key as a QR code"
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  )
}
