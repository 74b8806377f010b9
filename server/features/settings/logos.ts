import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { ICON_SIDES, iconAddress, logoAddress } from '#domain/settings/logo-address.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { app_settings, content_versions } from '#server/platform/db/schema/index.ts'
import { invalid } from '#server/platform/fail.ts'
import { FILES_ADDRESS } from '#server/platform/files/file-routes.ts'
import type { Files } from '#server/platform/files/open-stores.ts'
import { sweepFolder } from '#server/platform/files/sweep-folder.ts'
import { requireUser, type Caller } from '#server/platform/http/access.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import type { Limit, Limits } from '#server/platform/limits.ts'
import { PictureRefused } from '#server/platform/pictures/picture-refused.ts'
import type { PictureWorkers } from '#server/platform/pictures/picture-workers.ts'
import { parseStored } from '#domain/settings/parse-stored.ts'
import { settingContent } from './setting-content.ts'

/** In pixels; the logo is displayed at a third of this size. */
const SHAPE = { side: 128, iconSides: ICON_SIDES }
const UPLOADS: Limit = { name: 'logo', points: 20, seconds: 3600 }
const SETTING = 'app_logo_url'

interface Needed {
  caller: Caller
  files: Files
  limits: Limits
  pictureWorkers: PictureWorkers
}

/**
 * Stores a logo and its icons, which are not used until a setting refers to them.
 * @throws INVALID_INPUT, TOO_MANY_ATTEMPTS
 */
export async function addLogo(context: Needed, file: File): Promise<{ logo_url: string }> {
  const { files, limits, pictureWorkers } = context
  await limits.take(UPLOADS, requireUser(context).id)
  const { logo, icons } = await pictureWorkers
    .ask({ kind: 'logo', bytes: await file.bytes(), shape: SHAPE })
    .catch((error: unknown) => {
      throw error instanceof PictureRefused ? invalid('picture', `picture_${error.fault}`) : error
    })
  const logoUrl = logoAddress(randomBytes(16).toString('hex'))
  for (const [at, key] of keysOf(logoUrl).entries()) await files.public.write(key, [logo, ...icons][at] ?? logo)
  return { logo_url: logoUrl }
}

/** Keys of the logo and its icons, in order; empty for external logos. */
const keysOf = (logoUrl: string): string[] =>
  iconAddress(logoUrl, 180) === null
    ? []
    : [logoUrl, ...ICON_SIDES.map((side) => iconAddress(logoUrl, side) ?? '')].map((address) =>
        address.slice(FILES_ADDRESS.length),
      )

/** Every night: deletes logos that are neither in use nor needed for undoing a change. */
export const sweepLogos: Job<object, { db: Db; clock: Clock; files: Files }> = {
  name: 'sweep_logos',
  retries: 3,
  seconds: 600,
  cron: '55 3 * * *',
  run: async ({ db, clock, files }) => {
    const isLogo = and(eq(content_versions.kind, settingContent.kind), eq(content_versions.content_id, SETTING))
    const values = await db
      .select({ setting_value: sql<string>`${content_versions.values} ->> 'setting_value'` })
      .from(content_versions)
      .where(isLogo)
    const current = await db.select().from(app_settings).where(eq(app_settings.setting_key, SETTING))
    const ofMakers = await db
      .select({ logo_url: sql<string | null>`${content_versions.values} ->> 'logo_url'` })
      .from(content_versions)
      .where(eq(content_versions.kind, 'car_maker'))
    const inUse = [
      ...[...values, ...current].map(({ setting_value }) => String(parseStored(setting_value ?? ''))),
      ...ofMakers.map(({ logo_url }) => logo_url ?? ''),
    ].flatMap(keysOf)
    await sweepFolder(files.public, 'logos', { inUse: new Set(inUse), now: clock() })
  },
}
