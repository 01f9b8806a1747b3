/** Makes the page inert while the menu covers it; Escape and a wider window close it. */
export function watchMenu(menu: HTMLDetailsElement) {
  const under = document.querySelectorAll<HTMLElement>('main, footer, a[href="#content"]')
  menu.addEventListener('toggle', () => {
    for (const each of under) each.inert = menu.open
  })
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    // A dialog over the page handles Escape first, by `preventDefault`.
    if (key !== 'Escape' || defaultPrevented || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  // A rotated tablet has room for the links themselves.
  addEventListener('resize', () => {
    if (menu.open && !menu.checkVisibility()) menu.open = false
  })
}
