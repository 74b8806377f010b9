/** Cleanup steps before the process ends, in reverse order; runs once. */
export interface Shutdown {
  add: (step: () => Promise<unknown>) => void
  run: () => Promise<void>
}

export function createShutdown(): Shutdown {
  const steps: (() => Promise<unknown>)[] = []
  let running: Promise<void> | undefined
  async function runSteps() {
    for (let step = steps.pop(); step; step = steps.pop()) await step()
  }
  return {
    add: (step) => steps.push(step),
    run: () => (running ??= runSteps()),
  }
}
