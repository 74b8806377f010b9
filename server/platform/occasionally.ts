/**
 * Limits how often a task runs by the time that it takes.
 * @param share the largest share of all time that runs may take; none begins during another
 * @param now in milliseconds
 */
export function occasionally(
  share: number,
  now: () => number = () => performance.now(),
): (task: () => Promise<void>) => void {
  let isRunning = false
  let nextAt = -Infinity

  async function run(task: () => Promise<void>): Promise<void> {
    const startedAt = now()
    isRunning = true
    try {
      await task()
    } finally {
      isRunning = false
      nextAt = startedAt + (now() - startedAt) / share
    }
  }
  return (task) => {
    if (!isRunning && now() >= nextAt) void run(task)
  }
}
