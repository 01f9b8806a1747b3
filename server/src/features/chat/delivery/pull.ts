type Parts = {
  /** How far it is. */
  position: () => number
  isWanted: () => boolean
  /** Goes on from there, up to what is wanted at most. */
  step: (upTo: number) => Promise<void>
  onFailure: (error: unknown) => void
}

/**
 * Goes on, step by step and never two at once, until it is as far as somebody has asked. The last look at what is asked and
 * the end are one moment: whoever asks for more is either seen by it, or begins anew.
 */
export function createPull({ position, isWanted, step, onFailure }: Parts) {
  let wanted = position()
  let pulling: Promise<void> | null = null

  const pull = async () => {
    // Nothing before this is noted as being under way.
    await Promise.resolve()
    try {
      while (position() < wanted && isWanted()) {
        const before = position()
        await step(wanted)
        // What leads nowhere was asked for in vain.
        if (position() === before) wanted = before
      }
    } catch (error) {
      onFailure(error)
    } finally {
      pulling = null
    }
  }

  return {
    /** Goes as far as this; resolves when it is there, or could not get there. */
    look(upTo: number): Promise<void> {
      if (upTo <= position()) return Promise.resolve()
      wanted = Math.max(wanted, upTo)
      return (pulling ??= pull())
    },
    /** What is under way. */
    pulling: () => pulling,
  }
}
