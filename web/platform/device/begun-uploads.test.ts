import type { PreviousUpload } from 'tus-js-client'
import { afterEach, expect, test, vi } from 'vitest'
import { begunUploads } from './begun-uploads.ts'

afterEach(() => vi.unstubAllGlobals())

const uploadOf = (id: string): PreviousUpload => ({
  size: 9,
  metadata: { picture_id: id },
  creationTime: 'Sun',
  urlStorageKey: '',
  uploadUrl: `/api/v1/uploads/${id}`,
  parallelUploadUrls: null,
})
const found = async (fingerprint: string) =>
  (await begunUploads.findUploadsByFingerprint(fingerprint)).map(({ uploadUrl }) => uploadUrl)
const throwFull = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

test.each([
  ['full', { getItem: () => null, removeItem: () => {}, setItem: throwFull }],
  ['missing', undefined],
])('AD-09 an upload that a %s storage does not take is remembered until the page is closed', async (kind, storage) => {
  vi.stubGlobal('localStorage', storage)
  const fingerprint = `picture ${kind}`
  const key = await begunUploads.addUpload(fingerprint, uploadOf('one'))
  await begunUploads.addUpload(fingerprint, uploadOf('two'))
  expect(await found(fingerprint)).toEqual(['/api/v1/uploads/one', '/api/v1/uploads/two'])
  await begunUploads.removeUpload(key)
  expect(await found(fingerprint)).toEqual(['/api/v1/uploads/two'])
})
