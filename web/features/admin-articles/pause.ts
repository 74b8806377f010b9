import { whenIdle } from '#web/platform/browser/when-idle.ts'
import { createListeners } from '#web/platform/create-listeners.ts'

const PAUSE_MS = 700

/** Tells once after each burst of changes, when the browser has nothing else to do. */
export function createPause() {
  const { subscribe, notify } = createListeners()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPending = false
  const end = () => {
    if (!isPending) return
    isPending = false
    clearTimeout(timer)
    notify()
  }
  return {
    /** Called at each change. */
    touch: (): void => {
      isPending = true
      clearTimeout(timer)
      timer = setTimeout(() => whenIdle(end), PAUSE_MS)
    },
    /** Does not wait for the pause. */
    end,
    onEnd: subscribe,
    isPending: () => isPending,
  }
}
