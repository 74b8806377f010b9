/** Calls a function at most once in a time, with the first message of it. */
export function oncePer(milliseconds: number, call: (message: string) => void): (message: string) => void {
  let next = 0
  return (message) => {
    const now = performance.now()
    if (now < next) return
    next = now + milliseconds
    call(message)
  }
}
