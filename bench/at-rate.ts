interface Rate {
  seconds: number
  perSecond: number
}

/**
 * Calls `act` at a steady rate, regardless of whether earlier calls have ended.
 * @returns when all calls have ended
 */
export async function atRate({ seconds, perSecond }: Rate, act: (round: number) => Promise<unknown>): Promise<void> {
  const started = performance.now()
  const all: Promise<unknown>[] = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(((performance.now() - started) / 1000) * perSecond, seconds * perSecond)
      while (all.length < due) all.push(act(all.length))
      if (all.length < seconds * perSecond) return
      clearInterval(timer)
      resolve()
    }, 5)
  })
  await Promise.all(all)
}
