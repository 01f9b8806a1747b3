/** Asks the person who they are; resolves with whether they have confirmed it. */
type AskAgain = () => Promise<boolean>

let askAgain: AskAgain | null = null

/** Registers who asks when a call is sensitive; the call is then made again. Answers how to stop. */
export function confirmBy(ask: AskAgain): () => void {
  askAgain = ask
  return () => {
    if (askAgain === ask) askAgain = null
  }
}

/** Whether the person has just confirmed who they are, because a call asked for it. */
export const isConfirmed = async (): Promise<boolean> => (askAgain ? askAgain() : false)
