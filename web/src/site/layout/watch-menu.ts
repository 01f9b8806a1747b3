/** While the menu covers the page, neither keys nor readers reach what is under it; Escape and a wider window close it. */
export function watchMenu(menu: HTMLDetailsElement) {
  const under = document.querySelectorAll<HTMLElement>('main, footer, a[href="#content"]')
  menu.addEventListener('toggle', () => {
    for (const each of under) each.inert = menu.open
  })
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    // A dialog over the page is closed first, and says so.
    if (key !== 'Escape' || defaultPrevented || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  // A turned tablet has room for the links themselves.
  addEventListener('resize', () => {
    if (menu.open && !menu.checkVisibility()) menu.open = false
  })
}
