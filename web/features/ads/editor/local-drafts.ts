import { forgetStored, readStored, writeStored } from '#web/platform/stored-cache.ts'
import { EMPTY_FORM } from './ad-form.ts'
import type { LocalDraft } from './saving.ts'

const PREFIX = 'ad_draft:'

/** What this device kept of a draft; null if nothing, or somebody else's. */
export function readLocal(draft_id: string, owner_id: string): LocalDraft | null {
  const kept = readStored(PREFIX + draft_id) as Partial<LocalDraft> | null
  if (!kept?.form || kept.owner_id !== owner_id) return null
  return {
    owner_id,
    // a form of an earlier version of the site may know fewer fields
    form: { ...EMPTY_FORM, ...kept.form },
    picture_ids: kept.picture_ids ?? [],
    version: kept.version ?? 0,
    isSent: kept.isSent === true,
    updated_at: kept.updated_at ?? new Date(0).toISOString(),
  }
}

export const writeLocal = (draft_id: string, draft: LocalDraft): void => writeStored({ [PREFIX + draft_id]: draft })

export const forgetLocal = (draft_id: string): void => forgetStored([PREFIX + draft_id])

/** Drafts that never reached the server, the latest first. */
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
