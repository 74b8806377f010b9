import { DetailedError, Upload } from 'tus-js-client'
import { UPLOADS_ADDRESS } from '#domain/pictures/uploads-address.ts'
import { isReadable } from '#web/platform/device/chosen-file.ts'

export interface SendingPicture {
  start: () => void
  /** Also deletes what the server has received. */
  cancel: () => void
}

interface Listener {
  onProgress: (share: number) => void
  onSent: () => void
  onFailed: (reason: FailureReason | null) => void
}

/** The server has no space left, or the file was changed or removed since it was chosen. */
export type FailureReason = 'full' | 'gone'

const RETRY_AFTER_MS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000]
/** On creation: the server already has the picture. Later: the offset differs from the server's. */
const CONFLICT = 409
/** The server is still writing the previous part */
const LOCKED = 423
/** No space on the server; retrying at once would not help. */
const FULL = 507

/** Identifies an upload by user and file, so that it can be resumed after leaving the page. */
const fingerprintOf = ({ name, size, lastModified }: File, ownerId: string) =>
  `picture ${ownerId} ${name} ${size} ${lastModified}`

class FileGone extends Error {}

const isGone = (error: unknown): boolean => error instanceof DetailedError && error.causingError instanceof FileGone

const statusOf = (error: unknown): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0

/** Uploads a picture with the tus protocol, which resumes after connection failures. */
export function sendPicture(
  { file, picture_id, owner_id }: { file: File; picture_id: string; owner_id: string },
  { onProgress, onSent, onFailed }: Listener,
): SendingPicture {
  const upload = new Upload(file, {
    endpoint: UPLOADS_ADDRESS,
    metadata: { picture_id },
    retryDelays: RETRY_AFTER_MS,
    removeFingerprintOnSuccess: true,
    fingerprint: async () => fingerprintOf(file, owner_id),
    onProgress: (sent, total) => onProgress(total ? sent / total : 0),
    onSuccess: onSent,
    // a file that cannot be read fails like a lost connection
    onBeforeRequest: async () => {
      if (!(await isReadable(file))) throw new FileGone()
    },
    onShouldRetry: (error) => {
      if (isGone(error)) return false
      const status = statusOf(error)
      const isPassing = status < 400 || (status >= 500 && status !== FULL) || status === LOCKED
      return (isPassing || (status === CONFLICT && upload.url !== null)) && navigator.onLine
    },
    onError: (error) => {
      if (statusOf(error) === CONFLICT && upload.url === null) onSent()
      else onFailed(isGone(error) ? 'gone' : statusOf(error) === FULL ? 'full' : null)
    },
  })
  return {
    start: () => {
      void upload.findPreviousUploads().then((begun) => {
        const same = begun.find(({ metadata }) => metadata['picture_id'] === picture_id)
        if (same) upload.resumeFromPreviousUpload(same)
        upload.start()
        return undefined
      })
    },
    cancel: () => {
      void upload.abort(true).catch(() => {})
    },
  }
}

/** The picture id of an unfinished upload of this file, if any. */
export async function findBegun(file: File, ownerId: string): Promise<string | undefined> {
  const upload = new Upload(file, { endpoint: UPLOADS_ADDRESS, fingerprint: async () => fingerprintOf(file, ownerId) })
  const [begun] = await upload.findPreviousUploads()
  return begun?.metadata['picture_id']
}
