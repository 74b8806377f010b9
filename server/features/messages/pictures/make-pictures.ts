import { randomBytes } from 'node:crypto'
import type { CallContext } from '#server/context.ts'
import { invalid } from '#server/platform/fail.ts'
import { uploadIdOf } from '#server/platform/files/upload-id.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { PictureRefused } from '#server/platform/pictures/picture-refused.ts'
import { PICTURES_SENT } from '../limits.ts'
import { MESSAGE_PICTURES_FOLDER, sizedKey } from './file-keys.ts'

/** A processed picture whose files are stored, but which no message shows yet. */
export interface MadePicture {
  id: string
  file_key: string
}

const LARGE = { side: 1600, fit: 'inside', quality: 80 } as const
const SMALL = { side: 640, fit: 'inside', quality: 72 } as const

/**
 * Stores a message with uploaded pictures. Pictures without an upload are left out, since an earlier attempt may have
 * stored the message.
 * @throws INVALID_INPUT if a file is not a picture; TOO_MANY_ATTEMPTS; errors of `store`
 */
export async function withPictures<Stored>(
  context: CallContext,
  pictureIds: readonly string[],
  store: (made: MadePicture[]) => Promise<Stored>,
): Promise<Stored> {
  if (!pictureIds.length) return store([])
  const senderId = requireUser(context).id
  await context.limits.take(PICTURES_SENT, senderId, pictureIds.length)
  const { files } = context
  const made: MadePicture[] = []
  for (const id of pictureIds) {
    const bytes = await files.uploads.read(uploadIdOf(senderId, id))
    if (bytes) made.push(await makePicture(context, id, bytes))
  }
  // after a failure, a job deletes the files, since the transaction may have committed nevertheless
  const stored = await store(made)
  await Promise.all(pictureIds.map((id) => files.uploads.remove(uploadIdOf(senderId, id))))
  return stored
}

/** @throws INVALID_INPUT if the file is not a picture */
export async function makePicture(
  { files, pictureWorkers }: Pick<CallContext, 'files' | 'pictureWorkers'>,
  id: string,
  bytes: Uint8Array,
): Promise<MadePicture> {
  const name = randomBytes(16).toString('hex')
  const fileKey = `${MESSAGE_PICTURES_FOLDER}/${name.slice(0, 2)}/${name}`
  try {
    const large = await pictureWorkers.ask({ kind: 'encode', bytes, shape: LARGE })
    const small = await pictureWorkers.ask({ kind: 'encode', bytes: large, shape: SMALL })
    await files.private.write(sizedKey(fileKey, 'large'), large)
    await files.private.write(sizedKey(fileKey, 'small'), small)
    return { id, file_key: fileKey }
  } catch (error) {
    if (error instanceof PictureRefused) throw invalid('picture_ids', `picture_${error.fault}`)
    throw error
  }
}
