import { useState } from 'react'
import { deviceStore } from '#web/platform/device/device-store.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'

interface Unsent {
  /** Values of the inputs. */
  typed: unknown
  /** The stored values that they are based on; null for something new. */
  seen: unknown
}

/** Forms that were typed and not saved, by what they edit. */
const forms = deviceStore<Unsent | null>({
  key: 'unsent-form *',
  place: 'sessionStorage',
  isOfTab: true,
  read: (stored) =>
    typeof stored === 'object' && stored !== null && 'typed' in stored
      ? { typed: stored.typed, seen: 'seen' in stored ? stored.seen : null }
      : null,
})

export const unsentForm = (part: string): Unsent | null => forms.get(part)

/** @param unsent undefined once it is saved */
export const keepUnsentForm = (part: string, unsent: Unsent | undefined): void => forms.set(unsent, part)

/**
 * Keeps what is typed into a form until it is saved, also when the page is loaded again.
 * @param part what the form edits, such as `deal new`
 */
export function useUnsentForm<Typed, Seen>(part: string) {
  const isHydrated = useIsHydrated()
  const [found, setFound] = useState(() => forms.get(part) as { typed: Typed; seen: Seen } | null)
  const forget = () => keepUnsentForm(part, undefined)
  return {
    /** What an earlier visit of the page left; null during hydration. */
    found: isHydrated ? found : null,
    keep: (typed: Typed, seen: Seen) => keepUnsentForm(part, { typed, seen }),
    forget,
    discard: () => {
      forget()
      setFound(null)
    },
  }
}
