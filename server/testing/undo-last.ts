import type { LightMyRequestResponse } from 'fastify'
import type { ChangePage } from '#contract/audit.ts'
import type { Browser } from './browser.ts'

/** Undoes the latest change of an object by an admin, as found in the audit log. */
export async function undoLast(admin: Browser, subject_id: string): Promise<LightMyRequestResponse> {
  const { items } = (await admin.get(`/admin/changes?subject_id=${subject_id}&limit=1`)).json<ChangePage>()
  return admin.post(`/admin/changes/${items[0]?.id ?? ''}/undo`, {})
}
