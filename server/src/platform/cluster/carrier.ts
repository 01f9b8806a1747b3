/** What brings texts to every process, this one too. It reconnects by itself after a loss. */
export type Carrier = {
  send(text: string): Promise<void>
  close(): Promise<void>
}

export type CarrierHooks = {
  onText: (text: string) => void
  /** Texts are received from now on; those from before are lost. */
  onUp: () => void
}
