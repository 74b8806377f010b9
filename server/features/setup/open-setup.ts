import type { Setup } from '#contract/setup.ts'
import type { Services } from '#server/context.ts'
import { listBackups, listOtherSpans, presentBackup, presentSpan } from '#server/features/backups/public.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { assertSetupKey } from './setup-key.ts'

type Site = Pick<Services, 'db' | 'authSecret' | 'backups'>

/** @throws NOT_FOUND, LINK_INVALID */
export async function openSetup(site: Site, key: string): Promise<Setup> {
  await assertSetupKey(site, key)
  const { place, passphrase, readOutcome } = site.backups
  const found = place ? await listBackups(place, null) : []
  const accounts = await site.db.select({ id: users.id }).from(users).limit(1)
  return {
    is_empty: accounts.length === 0,
    place: place?.title ?? null,
    backups: found
      .map(presentBackup)
      .map((backup) => ({ ...backup, needs_passphrase: backup.is_encrypted && passphrase === null })),
    archives: (await listOtherSpans(site)).map(presentSpan),
    last_restore: readOutcome(),
  }
}
