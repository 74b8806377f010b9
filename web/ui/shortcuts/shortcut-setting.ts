import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/create-listeners.ts'
import { readStored, writeStored } from '#web/platform/device/stored-cache.ts'

const KEY = 'shortcuts'
const { subscribe, notify } = createListeners()
/** The choice, in case the storage is unavailable. */
let chosen: boolean | undefined

const isOn = (): boolean => (chosen ??= readStored(KEY) !== false)

/** Whether single-key shortcuts are enabled. They can be disabled, for example for speech input (WCAG 2.1.4). */
export function useShortcutSetting(): [isOn: boolean, choose: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn, () => true), choose]
}

function choose(next: boolean): void {
  chosen = next
  writeStored({ [KEY]: next })
  notify()
}
