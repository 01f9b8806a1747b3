/** Asks the person for step-up; resolves with whether they confirmed. */
type AskAgain = () => Promise<boolean>

let askAgain: AskAgain | null = null

/** Registers the step-up dialog of sensitive calls, which are repeated after it. Returns a function that unregisters it. */
export function confirmBy(ask: AskAgain): () => void {
  askAgain = ask
  return () => {
    if (askAgain === ask) askAgain = null
  }
}

/** Asks for step-up on behalf of a call; resolves with whether the person confirmed. */
export const isConfirmed = async (): Promise<boolean> => (askAgain ? askAgain() : false)
