import type { FastifyInstance } from 'fastify'

/** Starts work that outlives its request. Its failure is logged, and the app does not close before it is done. */
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
    /** Resolves when the work that outlives its request, as far as it is started, has ended. */
    backgroundIsDone(): Promise<void>
  }
}
