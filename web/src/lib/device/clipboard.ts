/** Copies a text to the clipboard; resolves with whether the browser allowed it. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
