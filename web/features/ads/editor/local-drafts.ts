import { deviceStore } from '#web/platform/device/device-store.ts'
import { EMPTY_FORM } from './ad-form.ts'
import type { LocalDraft } from './saving.ts'

/** Copies of drafts by their ids. */
const drafts = deviceStore<LocalDraft | null>({ key: 'ad_draft:*', read: readDraft })

/** What an earlier version of the site has stored may lack fields. */
function readDraft(stored: unknown): LocalDraft | null {
  const { owner_id, form, ...rest } = (stored ?? {}) as Partial<LocalDraft>
  if (!owner_id || !form) return null
  return {
    owner_id,
    form: { ...EMPTY_FORM, ...form },
    picture_ids: rest.picture_ids ?? [],
    version: rest.version ?? 0,
    isSent: rest.isSent === true,
    updated_at: rest.updated_at ?? new Date(0).toISOString(),
  }
}

/** The copy of a draft on this device; null if absent or another user's. */
export function readLocal(draftId: string, ownerId: string): LocalDraft | null {
  const draft = drafts.get(draftId)
  return draft?.owner_id === ownerId ? draft : null
}

export const writeLocal = (draftId: string, draft: LocalDraft): void => drafts.set(draft, draftId)

export const removeLocal = (draftId: string): void => drafts.set(undefined, draftId)

/** Drafts on this device with changes that are not on the server, latest first. */
export function unsentDrafts(ownerId: string): (LocalDraft & { id: string })[] {
  return drafts
    .parts()
    .flatMap((id) => {
      const draft = readLocal(id, ownerId)
      return draft && !draft.isSent ? [{ ...draft, id }] : []
    })
    .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
}
