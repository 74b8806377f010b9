import { setTimeout as wait } from 'node:timers/promises'

/** Cleanup steps before the process ends, in reverse order; runs once. */
export interface Shutdown {
  /** @param mostMs how long the step may take before the next one begins anyway */
  add: (step: () => Promise<unknown>, mostMs?: number) => void
  run: () => Promise<void>
  /** Ends the process because of an error that it cannot recover from; without one it has been printed already. */
  giveUp: (error?: Error) => void
}

const MOST_MS = 500

export function createShutdown(giveUp: Shutdown['giveUp'] = console.error): Shutdown {
  const steps: (() => Promise<unknown>)[] = []
  let running: Promise<void> | undefined
  async function runSteps() {
    for (let step = steps.pop(); step; step = steps.pop()) {
      // a step that fails must not keep the database running
      await step().catch((error: unknown) => console.error(error))
    }
  }
  return {
    add: (step, mostMs = MOST_MS) => steps.push(() => Promise.race([step(), wait(mostMs, undefined, { ref: false })])),
    run: () => (running ??= runSteps()),
    giveUp,
  }
}
