import { DetailedError, Upload } from 'tus-js-client'
import { UPLOADS_ADDRESS } from '#domain/pictures/uploads-address.ts'
import { begunUploads } from '#web/platform/device/begun-uploads.ts'
import { isReadable } from '#web/platform/device/chosen-file.ts'

export interface SendingPicture {
  /** Asks the server at once what it has, and sends the rest: the current request may wait for a lost connection. */
  resume: () => void
  /** Also deletes what the server has received. */
  cancel: () => void
}

interface Listener {
  onProgress: (share: number) => void
  /** The server does not answer. The upload is tried again. */
  onCut: () => void
  onSent: () => void
  onFailed: (reason: FailureReason | null) => void
}

/** The server has no space left, or the file was changed or removed since it was chosen. */
export type FailureReason = 'full' | 'gone'

const RETRY_AFTER_MS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000]
/** Milliseconds without progress after which a request counts as lost, such as by a change of network. */
const STALLED_MS = 30_000
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

/** Begins to upload a picture with the tus protocol, which resumes after connection failures. */
export function sendPicture(
  { file, picture_id, owner_id }: { file: File; picture_id: string; owner_id: string },
  { onProgress, onCut, onSent, onFailed }: Listener,
): SendingPicture {
  /** The current attempt; null once the upload has ended. */
  let current: Upload | null = null
  let stalled: ReturnType<typeof setTimeout> | undefined

  function begin(): void {
    const upload = new Upload(file, {
      endpoint: UPLOADS_ADDRESS,
      metadata: { picture_id },
      retryDelays: RETRY_AFTER_MS,
      removeFingerprintOnSuccess: true,
      urlStorage: begunUploads,
      fingerprint: async () => fingerprintOf(file, owner_id),
      onProgress: (sent, total) => {
        if (current !== upload) return
        awaitProgress()
        onProgress(total ? sent / total : 0)
      },
      // a file that cannot be read fails like a lost connection
      onBeforeRequest: async () => {
        if (!(await isReadable(file))) throw new FileGone()
        if (current !== upload) throw new Error('Another attempt has begun')
        awaitProgress()
      },
      onShouldRetry: (error) => {
        if (current !== upload || isGone(error)) return false
        clearTimeout(stalled)
        const status = statusOf(error)
        if (status === 0) onCut()
        const isPassing = status < 400 || (status >= 500 && status !== FULL) || status === LOCKED
        return (isPassing || (status === CONFLICT && upload.url !== null)) && navigator.onLine
      },
      onSuccess: () => {
        if (current === upload) end(onSent)
      },
      onError: (error) => {
        if (current !== upload) return
        if (statusOf(error) === CONFLICT && upload.url === null) end(onSent)
        else end(() => onFailed(isGone(error) ? 'gone' : statusOf(error) === FULL ? 'full' : null))
      },
    })
    current = upload
    void start(upload)
  }

  async function start(upload: Upload): Promise<void> {
    const begun = await upload.findPreviousUploads()
    if (current !== upload) return
    const same = begun.find(({ metadata }) => metadata['picture_id'] === picture_id)
    if (same) upload.resumeFromPreviousUpload(same)
    upload.start()
  }

  function awaitProgress(): void {
    clearTimeout(stalled)
    stalled = setTimeout(() => {
      onCut()
      resume()
    }, STALLED_MS)
  }

  function resume(): void {
    if (!current) return
    void current.abort()
    begin()
  }

  function end(tell: () => void): void {
    clearTimeout(stalled)
    current = null
    tell()
  }

  begin()
  return {
    resume,
    cancel: () => {
      const last = current
      end(() => void last?.abort(true).catch(() => {}))
    },
  }
}

/** The picture id of an unfinished upload of this file, if any. */
export async function findBegun(file: File, ownerId: string): Promise<string | undefined> {
  const [begun] = await begunUploads.findUploadsByFingerprint(fingerprintOf(file, ownerId))
  return begun?.metadata['picture_id']
}
