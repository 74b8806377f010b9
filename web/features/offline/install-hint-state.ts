import { deviceStore } from '#web/platform/device/device-store.ts'

interface HintState {
  /** On how many days the site was visited; no more than matter are counted. */
  days: number
  /** The last of them. */
  last: string
  isDismissed: boolean
}

const ENOUGH_DAYS = 2

/** Of the device, so that who has closed the hint never sees it again. */
export const hintState = deviceStore<HintState>({
  key: 'install-hint',
  of: 'device',
  read: (stored) => {
    const { days, last, isDismissed } = (stored ?? {}) as Partial<HintState>
    return {
      days: typeof days === 'number' ? days : 0,
      last: typeof last === 'string' ? last : '',
      isDismissed: isDismissed === true,
    }
  },
})

/** @param today a name of the day, the same all day long */
export function noteVisit(today: string): void {
  const { days, last } = hintState.get()
  if (last !== today && days < ENOUGH_DAYS) hintState.update((state) => ({ ...state, days: days + 1, last: today }))
}

/** Not on the first day, and never again once it was closed. */
export const isWanted = ({ days, isDismissed }: HintState): boolean => days >= ENOUGH_DAYS && !isDismissed

export const dismissHint = (): void => hintState.update((state) => ({ ...state, isDismissed: true }))
