import encodeQR from 'qr'
import { CopyButton } from '../buttons/copy-button.tsx'
import css from './second-factor.module.css'

type Props = {
  secret: string
  /** Content of the QR code. */
  uri: string
  copy: (text: string) => Promise<boolean>
}

/** TOTP secret for an authenticator app, as a QR code and as text. */
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

/** Groups the secret by four characters, for typing. */
const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ')

/** QR code, dark on light in both themes: cameras read no other. */
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
