import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { pictureAddress } from '#domain/pictures/picture-address.ts'
import { MOST_PICTURE_ATTEMPTS, type PictureFault } from '#domain/pictures/picture-limits.ts'
import type { Services } from '#server/context.ts'
import { pictures } from '#server/platform/db/schema/index.ts'
import { FILES_ADDRESS } from '#server/platform/files/file-routes.ts'
import { removeFiles } from '#server/platform/files/remove-files.job.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import type { DerivedPicture } from '#server/platform/pictures/derive-picture.ts'
import { looksLikeVideo } from '#server/platform/pictures/guess-format.ts'
import { PictureProcessEnded } from '#server/platform/pictures/picture-workers.ts'
import { PictureRefused } from '#server/platform/pictures/picture-refused.ts'
import type { MadeVideo } from '#server/platform/pictures/video/make-video.ts'
import { isShown } from './find-used-pictures.ts'
import { fileKeysOf, PICTURES_FOLDER } from './picture-files.ts'
import { uploadIdOf } from '#server/platform/files/upload-id.ts'

type Row = typeof pictures.$inferSelect

/** Creates the public files of an upload, which may be a video, or of a rotated picture. */
export const makePicture: Job<{ picture_id: string }, Services> = {
  name: 'make_picture',
  // the file store may be full or unavailable for a long time
  retries: 60,
  seconds: 300,
  concurrency: 2,
  run: async (services, { picture_id }) => {
    const [picture] = await services.db
      .select()
      .from(pictures)
      .where(and(eq(pictures.id, picture_id), eq(pictures.state, 'uploaded')))
    if (!picture) return
    const isSettled = await settle(services, picture)
    // otherwise the next job needs the upload
    if (isSettled) await services.files.uploads.remove(uploadIdOf(picture.owner_id, picture.id))
  },
}

/**
 * Processes the latest request of the owner.
 * @returns whether no further attempt is needed
 */
async function settle(services: Services, picture: Row): Promise<boolean> {
  try {
    return await store(services, picture, await derive(services, picture))
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    return refuse(services, picture, error.fault)
  }
}

interface Made extends DerivedPicture {
  /** Null for pictures. */
  video: MadeVideo | null
}

async function derive(services: Services, { id, owner_id, attempts, quarter_turns, master_key }: Row): Promise<Made> {
  const { files, pictureWorkers } = services
  const bytes =
    master_key === null ? await files.uploads.read(uploadIdOf(owner_id, id)) : await files.private.read(master_key)
  if (!bytes || attempts >= MOST_PICTURE_ATTEMPTS) throw new PictureRefused('damaged')
  const isVideo = looksLikeVideo(bytes)
  const input = { quarter_turns, keepsMaster: master_key === null && !isVideo }
  try {
    const video = isVideo ? await pictureWorkers.ask({ kind: 'video', bytes }) : null
    return { ...(await pictureWorkers.ask({ kind: 'derive', bytes: video?.cover ?? bytes, input })), video }
  } catch (error) {
    if (error instanceof PictureProcessEnded) await countAttempt(services, id)
    throw error
  }
}

async function countAttempt({ db }: Services, id: string): Promise<void> {
  await db
    .update(pictures)
    .set({ attempts: sql`${pictures.attempts} + 1` })
    .where(eq(pictures.id, id))
}

/** Writes the files before updating the row. If the process crashes in between, a job deletes the files. */
async function store(services: Services, before: Row, made: Made): Promise<boolean> {
  const { db, files, jobs, clock } = services
  const name = randomBytes(16).toString('hex')
  const base = `${PICTURES_FOLDER}/${name.slice(0, 2)}/${name}`
  const masterKey = before.master_key ?? (made.master && `${base}.jpg`)
  await writeFiles(files, base, made)
  const { widest, colors, width, height, dhash, video } = made
  const url = pictureAddress({ base: `${FILES_ADDRESS}${base}`, widest, colors, seconds: video?.seconds ?? null })
  return db.transaction(async (tx) => {
    const [picture] = await tx.select().from(pictures).where(eq(pictures.id, before.id)).for('update')
    const isWanted = picture?.state === 'uploaded' && picture.quarter_turns === before.quarter_turns
    const obsolete = isWanted ? picture.url : url
    if (isWanted) {
      await tx
        .update(pictures)
        .set({ state: 'ready', attempts: 0, master_key: masterKey, url, width, height, dhash, updated_at: clock() })
        .where(eq(pictures.id, before.id))
    }
    if (obsolete !== null && !(await isShown(tx, { owner_id: before.owner_id, url: obsolete }))) {
      await jobs.add(tx, removeFiles, { store: 'public', keys: fileKeysOf(obsolete) })
    }
    return isWanted
  })
}

/** Writes all files; on failure, removes those already written. Each attempt uses different names. */
async function writeFiles(files: Services['files'], base: string, { master, video, ...made }: Made): Promise<void> {
  const shown = made.files.map(({ width, extension, bytes }) => ({ key: `${base}-${width}.${extension}`, bytes }))
  if (video) shown.push({ key: `${base}.mp4`, bytes: video.bytes })
  try {
    if (master) await files.private.write(`${base}.jpg`, master)
    for (const { key, bytes } of shown) await files.public.write(key, bytes)
  } catch (error) {
    if (master) await files.private.remove(`${base}.jpg`)
    await Promise.all(shown.map(({ key }) => files.public.remove(key)))
    throw error
  }
}

async function refuse({ db, clock }: Services, { id, quarter_turns }: Row, fault: PictureFault): Promise<boolean> {
  const [refused] = await db
    .update(pictures)
    .set({ state: 'refused', fault, updated_at: clock() })
    .where(and(eq(pictures.id, id), eq(pictures.state, 'uploaded'), eq(pictures.quarter_turns, quarter_turns)))
    .returning({ id: pictures.id })
  return refused !== undefined
}
