import { reloadPage } from '#lib/page.ts'

/** Longer than a page takes to leave, once it has been told to. */
const LEAVING_MS = 5000

/** Loads the page anew. `onStay`: it is still here, since whoever goes elsewhere at that moment calls the loading off. */
export function createLeaving(onStay: () => void) {
  let isLeaving = false
  return {
    leave() {
      isLeaving = true
      reloadPage()
      setTimeout(() => {
        isLeaving = false
        onStay()
      }, LEAVING_MS)
    },
    /** Somebody went on while the page was leaving: what they went to is loaded anew, not what they left. */
    follow() {
      if (isLeaving) reloadPage()
    },
  }
}
