import { DetailedError, Upload } from 'tus-js-client'
import { MESSAGE_UPLOADS_ADDRESS } from '#domain/pictures/uploads-address.ts'
import { begunUploads } from '#web/platform/device/begun-uploads.ts'
import { assertReadable } from '#web/platform/device/chosen-file.ts'
import { isAborted, noteUpload } from './upload-share.ts'
import type { WaitingPicture } from './waiting-picture.ts'

/** Milliseconds without progress after which an attempt is aborted; the next one resumes the upload. */
const STALLED_MS = 30_000
const TOO_LARGE = 413
const uploaded = new Set<string>()

/**
 * Uploads the pictures of a message, one after the other.
 * @throws errors of the API, `cancelled` and `file_gone`
 */
export async function uploadPictures(messageId: string, pictures: readonly WaitingPicture[]): Promise<void> {
  if (isAborted(messageId)) throw withCode('cancelled')
  const total = pictures.reduce((sum, { file }) => sum + file.size, 0)
  const cancelling = new AbortController()
  const note = (bytes: number) => noteUpload(messageId, { share: bytes / total, abort: () => cancelling.abort() })
  let before = 0
  try {
    for (const picture of pictures) {
      const shown = before
      note(shown)
      if (!uploaded.has(picture.id)) await uploadOne(picture, cancelling.signal, (bytes) => note(shown + bytes))
      uploaded.add(picture.id)
      before += picture.file.size
    }
  } finally {
    noteUpload(messageId, null)
  }
}

/** Marks pictures as not uploaded, after the server has processed or deleted their files. */
export function markNotUploaded(pictures: readonly WaitingPicture[]): void {
  for (const { id } of pictures) uploaded.delete(id)
}

/** @throws `file_gone` instead of the error of the connection that a file causes which cannot be read */
async function uploadOne(...args: Parameters<typeof upload>): Promise<void> {
  try {
    await upload(...args)
  } catch (error) {
    await assertReadable(args[0].file)
    throw error
  }
}

function upload({ id, file }: WaitingPicture, signal: AbortSignal, onProgress: (bytes: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    const giveUp = (code: string) => {
      clearTimeout(timer)
      void sending.abort().catch(() => {})
      reject(withCode(code))
    }
    const awaitProgress = () => {
      clearTimeout(timer)
      timer = setTimeout(() => giveUp('network'), STALLED_MS)
    }
    const sending = new Upload(file, {
      endpoint: MESSAGE_UPLOADS_ADDRESS,
      metadata: { picture_id: id },
      // the outbox retries
      retryDelays: [],
      removeFingerprintOnSuccess: true,
      urlStorage: begunUploads,
      fingerprint: async () => `message-picture ${id}`,
      onProgress: (bytes) => {
        awaitProgress()
        onProgress(bytes)
      },
      onSuccess: () => {
        clearTimeout(timer)
        resolve()
      },
      onError: (error) => {
        clearTimeout(timer)
        reject(errorOf(error))
      },
    })
    signal.addEventListener('abort', () => giveUp('cancelled'), { once: true })
    awaitProgress()
    void sending.findPreviousUploads().then(([begun]) => {
      if (signal.aborted) return undefined
      if (begun) sending.resumeFromPreviousUpload(begun)
      sending.start()
      return undefined
    })
  })
}

const withCode = (code: string, data?: object): Error => Object.assign(new Error(code), { code, data })

function errorOf(error: Error): Error {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  if (answer?.getStatus() === TOO_LARGE)
    return withCode('INVALID_INPUT', { field: 'picture_ids', reason: 'picture_too_large' })
  try {
    const { code } = JSON.parse(answer?.getBody() ?? '') as { code?: string }
    return withCode(code ?? 'network')
  } catch {
    return withCode('network')
  }
}
