import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const S3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'me-south-1',
  S3_BUCKET: 'sayyad',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('AD-09 files are in S3 if all of it is set, on disk if nothing is', () => {
  expect(loadConfig(S3).s3).toMatchObject({ endpoint: 'https://s3.example', bucket: 'sayyad' })
  expect(loadConfig({}).s3).toBeNull()
})

test.each(Object.keys(S3))('AD-09 without %s the start is refused, and the sentence names it', (name) => {
  expect(() => loadConfig({ ...S3, [name]: '' })).toThrow(name)
})
