import { randomBytes } from 'node:crypto'
import type { CallContext } from '#server/context.ts'
import { invalid } from '#server/platform/fail.ts'
import { uploadIdOf } from '#server/platform/files/upload-id.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { PictureRefused } from '#server/platform/pictures/picture-refused.ts'
import { PICTURES_SENT } from '../limits.ts'
import { MESSAGE_PICTURES_FOLDER, sizedKey } from './file-keys.ts'

/** Its files are there, and no message shows them yet. */
export interface MadePicture {
  id: string
  file_key: string
}

const LARGE = { side: 1600, fit: 'inside', quality: 80 } as const
const SMALL = { side: 640, fit: 'inside', quality: 72 } as const

/**
 * Stores a message with pictures that its sender has uploaded. Those without an upload are left out: an earlier try may
 * have stored the message.
 * @throws INVALID_INPUT if a file is no picture, TOO_MANY_ATTEMPTS, and as `store` does
 */
export async function withPictures<Stored>(
  context: CallContext,
  picture_ids: readonly string[],
  store: (made: MadePicture[]) => Promise<Stored>,
): Promise<Stored> {
  if (!picture_ids.length) return store([])
  const sender_id = requireUser(context).id
  await context.limits.take(PICTURES_SENT, sender_id, picture_ids.length)
  const { files } = context
  const made: MadePicture[] = []
  for (const id of picture_ids) {
    const bytes = await files.uploads.read(uploadIdOf(sender_id, id))
    if (bytes) made.push(await makePicture(context, id, bytes))
  }
  // files of a failure are swept: its transaction may have committed all the same
  const stored = await store(made)
  await Promise.all(picture_ids.map((id) => files.uploads.remove(uploadIdOf(sender_id, id))))
  return stored
}

/** @throws INVALID_INPUT if it is no picture */
export async function makePicture(
  { files, pictureWorkers }: Pick<CallContext, 'files' | 'pictureWorkers'>,
  id: string,
  bytes: Uint8Array,
): Promise<MadePicture> {
  const name = randomBytes(16).toString('hex')
  const file_key = `${MESSAGE_PICTURES_FOLDER}/${name.slice(0, 2)}/${name}`
  try {
    const large = await pictureWorkers.ask({ kind: 'encode', bytes, shape: LARGE })
    const small = await pictureWorkers.ask({ kind: 'encode', bytes: large, shape: SMALL })
    await files.private.write(sizedKey(file_key, 'large'), large)
    await files.private.write(sizedKey(file_key, 'small'), small)
    return { id, file_key }
  } catch (error) {
    if (error instanceof PictureRefused) throw invalid('picture_ids', `picture_${error.fault}`)
    throw error
  }
}
