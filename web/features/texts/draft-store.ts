import { deviceStore } from '#web/platform/device/device-store.ts'
import type { Drafts } from './drafts.ts'

/** Unsaved drafts of all texts. Stored for the tab, so that they survive a reload. */
const drafts = deviceStore<Drafts>({
  key: 'text-drafts',
  place: 'sessionStorage',
  isOfTab: true,
  read: (stored) => (stored && typeof stored === 'object' ? (stored as Drafts) : {}),
  toStore: (all) => Object.fromEntries(Object.entries(all).filter(([, { sentFrom }]) => !sentFrom)),
})

export const currentDrafts = (): Drafts => drafts.get()

/** Sets drafts by key; undefined deletes one. */
export const setDrafts = (changed: Readonly<Record<string, Drafts[string] | undefined>>): void =>
  drafts.update((before) => {
    const all = Object.entries({ ...before, ...changed })
    return Object.fromEntries(all.filter((entry): entry is [string, Drafts[string]] => entry[1] !== undefined))
  })

export const useAllDrafts = (): Drafts => drafts.use()
