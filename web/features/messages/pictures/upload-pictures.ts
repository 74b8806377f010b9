import { DetailedError, Upload } from 'tus-js-client'
import { MESSAGE_UPLOADS_ADDRESS } from '#contract/message-pictures.ts'
import { setUploadShare } from './upload-share.ts'
import type { WaitingPicture } from './waiting-picture.ts'

/** After so long without progress a try is given up; the next one goes on where it stopped. */
const STALLED_MS = 30_000
const TOO_LARGE = 413
const uploaded = new Set<string>()

/** Brings the pictures of a message to the server, one after the other. @throws as the API does */
export async function uploadPictures(message_id: string, pictures: readonly WaitingPicture[]): Promise<void> {
  const total = pictures.reduce((sum, { file }) => sum + file.size, 0)
  let before = 0
  try {
    for (const picture of pictures) {
      const shown = before
      if (!uploaded.has(picture.id))
        await upload(picture, (bytes) => setUploadShare(message_id, (shown + bytes) / total))
      uploaded.add(picture.id)
      before += picture.file.size
    }
  } finally {
    setUploadShare(message_id, null)
  }
}

/** The server does not have them any more, or has made of them what it needs. */
export function forgetUploads(pictures: readonly WaitingPicture[]): void {
  for (const { id } of pictures) uploaded.delete(id)
}

function upload({ id, file }: WaitingPicture, onProgress: (bytes: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    const awaitProgress = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        void sending.abort().catch(() => {})
        reject(withCode('network'))
      }, STALLED_MS)
    }
    const sending = new Upload(file, {
      endpoint: MESSAGE_UPLOADS_ADDRESS,
      metadata: { picture_id: id },
      // the outbox tries again
      retryDelays: [],
      removeFingerprintOnSuccess: true,
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
    awaitProgress()
    void sending.findPreviousUploads().then(([begun]) => {
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
