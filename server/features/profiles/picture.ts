import { randomBytes } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import type { CallContext, Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { invalid } from '#server/platform/fail.ts'
import { FILES_ADDRESS } from '#server/platform/files/file-routes.ts'
import { removeFiles } from '#server/platform/files/remove-files.job.ts'
import { sweepFolder } from '#server/platform/files/sweep-folder.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import type { Limit } from '#server/platform/limits.ts'
import { PictureRefused } from '#server/platform/pictures/picture-refused.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

const FOLDER = 'profiles'
/** In pixels; the picture is displayed at a third of this size. */
const SIDE = 320
const UPLOADS: Limit = { name: 'profile_picture', points: 20, seconds: 3600 }

/**
 * Crops the picture to its central square and stores it under a new URL.
 * @throws INVALID_INPUT, TOO_MANY_ATTEMPTS
 */
export async function setProfilePicture(context: CallContext, userId: string, file: File): Promise<void> {
  const { db, files, limits } = context
  await limits.take(UPLOADS, userId)
  const key = `${FOLDER}/${randomBytes(16).toString('hex')}.webp`
  await files.public.write(key, await readPicture(context, file))
  await db.transaction((tx) => replacePicture(context, tx, { user_id: userId, picture_url: `${FILES_ADDRESS}${key}` }))
}

interface Replaced {
  user_id: string
  /** Null removes the picture. */
  picture_url: string | null
}

/** Replaces the picture, and deletes the previous file after the commit. */
export async function replacePicture(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  tx: Db,
  { user_id, picture_url }: Replaced,
): Promise<void> {
  const [before] = await tx.select().from(profiles).where(eq(profiles.id, user_id)).for('update')
  await tx.update(profiles).set({ picture_url, updated_at: clock() }).where(eq(profiles.id, user_id))
  afterCommit(tx, { type: 'profiles_changed', ids: [user_id] })
  const key = before?.picture_url && keyOfPicture(before.picture_url)
  if (key) await jobs.add(tx, removeFiles, { store: 'public', keys: [key] })
}

/** The key of a stored picture; null for external URLs. */
export const keyOfPicture = (pictureUrl: string): string | null =>
  pictureUrl.startsWith(`${FILES_ADDRESS}${FOLDER}/`) ? pictureUrl.slice(FILES_ADDRESS.length) : null

async function readPicture({ pictureWorkers }: Services, file: File): Promise<Uint8Array> {
  const shape = { side: SIDE, fit: 'cover', quality: 82 } as const
  try {
    return await pictureWorkers.ask({ kind: 'encode', bytes: await file.bytes(), shape })
  } catch (error) {
    if (error instanceof PictureRefused) throw invalid('picture', `picture_${error.fault}`)
    throw error
  }
}

/** Every night: deletes pictures without a profile, which crashes can leave. */
export const sweepProfilePictures: Job<object, Services> = {
  name: 'sweep_profile_pictures',
  retries: 3,
  seconds: 600,
  cron: '50 3 * * *',
  run: async ({ db, clock, files }) => {
    const rows = await db
      .select({ picture_url: profiles.picture_url })
      .from(profiles)
      .where(isNotNull(profiles.picture_url))
    const inUse = new Set(rows.flatMap(({ picture_url }) => (picture_url && keyOfPicture(picture_url)) || []))
    await sweepFolder(files.public, FOLDER, { inUse, now: clock() })
  },
}
