import { forgetStored, readStored, writeStored } from '#web/platform/stored-cache.ts'
import { EMPTY_FORM } from './ad-form.ts'
import type { LocalDraft } from './saving.ts'

const PREFIX = 'ad_draft:'

/** The copy of a draft on this device; null if absent or another user's. */
export function readLocal(draft_id: string, owner_id: string): LocalDraft | null {
  const kept = readStored(PREFIX + draft_id) as Partial<LocalDraft> | null
  if (!kept?.form || kept.owner_id !== owner_id) return null
  return {
    owner_id,
    // a form stored by an earlier version of the site may lack fields
    form: { ...EMPTY_FORM, ...kept.form },
    picture_ids: kept.picture_ids ?? [],
    version: kept.version ?? 0,
    isSent: kept.isSent === true,
    updated_at: kept.updated_at ?? new Date(0).toISOString(),
  }
}

export const writeLocal = (draft_id: string, draft: LocalDraft): void => writeStored({ [PREFIX + draft_id]: draft })

export const forgetLocal = (draft_id: string): void => forgetStored([PREFIX + draft_id])

/** Drafts on this device with changes that are not on the server, latest first. */
export function unsentDrafts(owner_id: string): (LocalDraft & { id: string })[] {
  return storedKeys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .flatMap((id) => {
      const draft = readLocal(id, owner_id)
      return draft && !draft.isSent ? [{ ...draft, id }] : []
    })
    .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
