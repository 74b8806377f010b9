import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { ChangePage } from '#contract/audit.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { recordRestore, writeRestoredNote } from './restored-note.ts'

const [RESTORED_AT, SITE_OF] = ['2026-06-16T08:00:00.000Z', '2026-06-15T00:00:00.000Z']

test('ADMIN-07 a restore is in the audit log once, with who asked for it, and cannot be undone', async () => {
  const app = await givenApp()
  const admin = createBrowser(app.http)
  const { id: adminId } = await givenUser(app, { browser: admin, role: 'admin' })
  const dataDir = mkdtempSync(join(inject('folder'), 'restored-'))
  const { db } = app.services
  const listed = async () => (await admin.get('/admin/changes?what=restore_site')).json<ChangePage>().items
  await recordRestore(db, dataDir)
  expect(await listed()).toEqual([])

  const request = { id: 'request-1', address: '203.0.113.7', user_agent: null }
  const byAdmin = { id: newId(), restored_at: RESTORED_AT, site_of: SITE_OF, asker: { admin_id: adminId, request } }
  const byHost = { ...byAdmin, id: newId(), restored_at: '2026-06-16T09:00:00.000Z', asker: null }
  // the process may end after the entry was stored, before the note is removed
  for (const note of [byAdmin, byAdmin, byHost]) {
    writeRestoredNote(dataDir, note)
    await recordRestore(db, dataDir)
    await recordRestore(db, dataDir)
  }
  const entry = {
    before: {},
    after: { site_of: SITE_OF },
    subject: { kind: 'site', id: 'site', name: null },
    not_undoable: 'irreversible',
  }
  expect(await listed()).toMatchObject([
    { ...entry, id: byHost.id, admin_id: null, admin_name: null, address: null },
    {
      ...entry,
      id: byAdmin.id,
      admin_id: adminId,
      admin_name: expect.stringContaining('سارة'),
      address: '203.0.113.7',
      request_id: 'request-1',
      created_at: RESTORED_AT,
    },
  ])
  expect((await admin.post(`/admin/changes/${byHost.id}/undo`, {})).json()).toMatchObject({ code: 'NOT_UNDOABLE' })
})
