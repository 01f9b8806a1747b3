import { type RefObject, useLayoutEffect } from 'react'

/** Lets a text field be as high as its words; its style says where that ends. */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const node = field.current
    if (!node) return
    node.style.setProperty('height', 'auto')
    node.style.setProperty('height', `${node.scrollHeight + node.offsetHeight - node.clientHeight}px`)
  }, [field, text])
}
