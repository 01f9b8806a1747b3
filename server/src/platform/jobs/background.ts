import type { FastifyInstance } from 'fastify'

/** Starts a background task, which outlives its request. A failure is logged; closing the app awaits all of them. */
export type Background = (what: string, work: () => Promise<unknown>) => Promise<void>

export function createBackground(app: FastifyInstance): Background {
  const running = new Set<Promise<void>>()
  const isDone = async () => void (await Promise.all(running))
  app.decorate('backgroundIsDone', isDone)
  app.addHook('onClose', isDone)
  return (what, work) => {
    const task = work()
      .catch((error: unknown) => app.log.error({ err: error }, `${what} failed`))
      .then(() => void running.delete(task))
    running.add(task)
    return task
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when all background tasks have ended. */
    backgroundIsDone(): Promise<void>
  }
}
