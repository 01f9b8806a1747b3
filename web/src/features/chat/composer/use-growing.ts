import { type RefObject, useLayoutEffect } from 'react'

/** Grows a text field with its content; the maximum is in its style. */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const node = field.current
    if (!node) return
    node.style.setProperty('height', 'auto')
    node.style.setProperty('height', `${node.scrollHeight + node.offsetHeight - node.clientHeight}px`)
  }, [field, text])
}
