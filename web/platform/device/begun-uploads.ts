import type { PreviousUpload, UrlStorage } from 'tus-js-client'
import { deviceStore } from './device-store.ts'

/** By the fingerprint of the file and the id of the picture. */
const begun = deviceStore<PreviousUpload | null>({ key: 'tus::*', read: readBegun })

/**
 * The addresses of unfinished uploads, which a later visit continues. With a full or missing storage they last until the
 * page is closed, whereas the storage of the tus library lets the upload fail.
 */
export const begunUploads: UrlStorage = {
  findAllUploads: async () => find(''),
  findUploadsByFingerprint: async (fingerprint) => find(`${fingerprint}::`),
  addUpload: async (fingerprint, upload) => {
    const key = `${fingerprint}::${upload.metadata['picture_id']}`
    begun.set(upload, key)
    return key
  },
  removeUpload: async (key) => begun.set(undefined, key),
}

const find = (prefix: string): PreviousUpload[] =>
  begun.parts().flatMap((part) => {
    const upload = part.startsWith(prefix) ? begun.get(part) : null
    return upload ? { ...upload, urlStorageKey: part } : []
  })

function readBegun(stored: unknown): PreviousUpload | null {
  const { uploadUrl, metadata } = (stored ?? {}) as Partial<PreviousUpload>
  return typeof uploadUrl === 'string' && typeof metadata?.['picture_id'] === 'string'
    ? (stored as PreviousUpload)
    : null
}
