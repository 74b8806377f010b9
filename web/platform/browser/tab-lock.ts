/** Runs in one tab at a time, or at once if the browser has no locks, as without HTTPS. */
export async function withTabLock<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  let hasBegun = false
  try {
    return await navigator.locks.request(name, () => {
      hasBegun = true
      return run()
    })
  } catch (error) {
    if (hasBegun) throw error
    return run()
  }
}
