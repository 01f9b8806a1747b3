/** Pub/sub transport of texts to all processes, including this one. It reconnects by itself after a loss. */
export type Transport = {
  send(text: string): Promise<void>
  close(): Promise<void>
}

export type TransportHooks = {
  onText: (text: string) => void
  /** Called when texts are received again; those sent before are lost. */
  onUp: () => void
}
