import { setTimeout as wait } from 'node:timers/promises'
import { printError } from './safe-error.ts'

/** Cleanup steps before the process ends. They run once, in reverse order. */
export interface Shutdown {
  /** @param mostMs maximum time of the step before the next one starts anyway */
  add: (step: () => Promise<unknown>, mostMs?: number) => void
  run: () => Promise<void>
  /** Ends the process because of an unrecoverable error. Omit the error if it has been printed already. */
  giveUp: (error?: Error) => void
}

const MOST_MS = 500

export function createShutdown(giveUp: Shutdown['giveUp'] = console.error): Shutdown {
  const steps: (() => Promise<unknown>)[] = []
  let running: Promise<void> | undefined
  async function runSteps() {
    for (let step = steps.pop(); step; step = steps.pop()) {
      // a failing step must not keep the database running
      await step().catch((error: unknown) => printError('shutdown', error))
    }
  }
  return {
    add: (step, mostMs = MOST_MS) => steps.push(() => raceTime(step, mostMs)),
    run: () => (running ??= runSteps()),
    giveUp,
  }
}

/** The timer keeps the process alive: a step that hangs with nothing else to wait for must not end it early. */
async function raceTime(step: () => Promise<unknown>, mostMs: number): Promise<void> {
  const stepEnd = new AbortController()
  try {
    await Promise.race([step(), wait(mostMs, undefined, { signal: stepEnd.signal })])
  } finally {
    stepEnd.abort()
  }
}
