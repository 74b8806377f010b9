import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { readLastDrill } from './backup-record.ts'
import { drillBackup } from './drill-backup.ts'
import { makeBackupNow } from './make-backup.ts'
import { createFolderPlace } from './places/folder-place.ts'

test('ADMIN-07 a backup', async () => {
  const app = await givenApp()
  const { services } = app
  const folder = mkdtempSync(join(inject('folder'), 'backups-'))
  const place = createFolderPlace(folder, 0)
  const site = { ...services, databaseUrl: app.databaseUrl, passphrase: null }
  await givenUser(app)
  await services.files.public.write('pictures/one.webp', randomBytes(100_000))
  const made = await makeBackupNow(site, place)
  console.log(made)
  const drill = await drillBackup(site, place, made.name)
  console.log(drill)
})
