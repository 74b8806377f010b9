import { useSyncExternalStore } from 'react'
import { tabTexts } from '#web/platform/browser/stored-texts.ts'
import { createListeners } from '#web/platform/create-listeners.ts'
import { onDeviceCleared } from '#web/platform/device/device-owner.ts'
import type { Drafts } from './drafts.ts'

/** Stored for the tab, so that drafts survive a reload. */
const STORAGE_KEY = 'text-drafts'
const NONE: Drafts = {}

let drafts: Drafts | undefined
const { subscribe, notify } = createListeners()
onDeviceCleared(() => {
  drafts = undefined
  notify()
})

export const currentDrafts = (): Drafts => (drafts ??= readStored())

/** Sets drafts by key; undefined deletes one. */
export function setDrafts(changed: Readonly<Record<string, Drafts[string] | undefined>>): void {
  const all = Object.entries({ ...currentDrafts(), ...changed })
  drafts = Object.fromEntries(all.filter((entry): entry is [string, Drafts[string]] => entry[1] !== undefined))
  store(drafts)
  notify()
}

/** Unsaved drafts of all texts. */
export const useAllDrafts = (): Drafts => useSyncExternalStore(subscribe, currentDrafts, () => NONE)

function readStored(): Drafts {
  try {
    return JSON.parse(tabTexts.read(STORAGE_KEY) ?? '{}') as Drafts
  } catch {
    return NONE
  }
}

function store(all: Drafts): void {
  const open = Object.entries(all).filter(([, { sentFrom }]) => !sentFrom)
  // without storage the drafts last until the page is left
  tabTexts.write(STORAGE_KEY, JSON.stringify(Object.fromEntries(open)))
}
