import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#web/platform/stored-cache.ts'

const KEY = 'shortcuts'
const listeners = new Set<() => void>()
/** For storages that refuse: as long as the page is open. */
let chosen: boolean | undefined

const isOn = (): boolean => (chosen ??= readStored(KEY) !== false)

/** Whether single keys do something: people who dictate, or whose hands shake, switch that off. */
export function useShortcutSetting(): [isOn: boolean, choose: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn, () => true), choose]
}

function choose(next: boolean): void {
  chosen = next
  writeStored({ [KEY]: next })
  for (const tell of listeners) tell()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
