import css from './consent.module.css'

/** What is agreed to by the button above it. */
export const ConsentLine = () => (
  <p className={css['line']}>
    By creating an account you agree to the <a href="/terms">Terms</a> and to what the page{' '}
    <a href="/privacy">Privacy</a> says.
  </p>
)
