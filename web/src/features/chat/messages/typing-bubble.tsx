import css from './typing-bubble.module.css'

/** Typing indicator; the header says it in words. */
export const TypingBubble = ({ name }: { name: string }) => (
  <div className={css['row']}>
    <span className={css['bubble']} role="img" aria-label={`${name} is typing`}>
      <i />
      <i />
      <i />
    </span>
  </div>
)
