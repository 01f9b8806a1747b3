import css from './consent.module.css'

/** Terms that the button above accepts. */
export const ConsentLine = () => (
  <p className={css['line']}>
    By creating an account you agree to the <a href="/terms">Terms</a> and to what the page{' '}
    <a href="/privacy">Privacy</a> says.
  </p>
)
