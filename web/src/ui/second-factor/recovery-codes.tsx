import { Button } from '../buttons/button.tsx'
import { CopyButton } from '../buttons/copy-button.tsx'
import css from './second-factor.module.css'

type Props = { codes: readonly string[]; copy: (text: string) => Promise<boolean>; onKept: () => void }

/** Shows recovery codes, only once; continues when the person confirms that they are saved. */
export function RecoveryCodes({ codes, copy, onKept }: Props) {
  return (
    <section className={css['ways']} aria-labelledby="recovery">
      <h2 id="recovery" className={css['title']}>
        Keep these recovery codes
      </h2>
      <p>
        Each lets you in once when your device is lost. Print them or put them in a password manager: they are
        not shown again.
      </p>
      <ul className={css['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} copy={copy}>
        Copy them
      </CopyButton>
      <Button onClick={onKept}>I've kept them</Button>
    </section>
  )
}
