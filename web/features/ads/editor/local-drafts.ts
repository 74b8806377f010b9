import { deviceTexts } from '#web/platform/browser/stored-texts.ts'
import { removeStored, readStored, writeStored } from '#web/platform/device/stored-cache.ts'
import { EMPTY_FORM } from './ad-form.ts'
import type { LocalDraft } from './saving.ts'

const PREFIX = 'ad_draft:'

/** The copy of a draft on this device; null if absent or another user's. */
export function readLocal(draftId: string, ownerId: string): LocalDraft | null {
  const stored = readStored(PREFIX + draftId) as Partial<LocalDraft> | null
  if (!stored?.form || stored.owner_id !== ownerId) return null
  return {
    owner_id: ownerId,
    // a form stored by an earlier version of the site may lack fields
    form: { ...EMPTY_FORM, ...stored.form },
    picture_ids: stored.picture_ids ?? [],
    version: stored.version ?? 0,
    isSent: stored.isSent === true,
    updated_at: stored.updated_at ?? new Date(0).toISOString(),
  }
}

export const writeLocal = (draftId: string, draft: LocalDraft): void => writeStored({ [PREFIX + draftId]: draft })

export const removeLocal = (draftId: string): void => removeStored([PREFIX + draftId])

/** Drafts on this device with changes that are not on the server, latest first. */
export function unsentDrafts(ownerId: string): (LocalDraft & { id: string })[] {
  return deviceTexts
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .flatMap((id) => {
      const draft = readLocal(id, ownerId)
      return draft && !draft.isSent ? [{ ...draft, id }] : []
    })
    .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
}
