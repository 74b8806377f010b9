import type { LightMyRequestResponse } from 'fastify'
import type { ChangePage } from '#contract/audit.ts'
import type { Browser } from './browser.ts'

/** Undoes the latest change of an object by an admin, as found in the audit log. */
export async function undoLast(admin: Browser, subjectId: string): Promise<LightMyRequestResponse> {
  const { items } = (await admin.get(`/admin/changes?subject_id=${subjectId}&limit=1`)).json<ChangePage>()
  return admin.post(`/admin/changes/${items[0]?.id ?? ''}/undo`, {})
}
