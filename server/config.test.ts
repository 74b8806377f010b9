import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadConfig, VARIABLES } from './config.ts'

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

describe('what is written about the variables', () => {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  // set by the commands themselves
  const names = Object.keys(VARIABLES.shape).filter((name) => name !== 'NODE_ENV')
  const example = new Map(
    [...read('.env.example').matchAll(/^#([A-Z\d_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )

  test('.env.example names each of them, and nothing else', () => {
    expect(new Set(example.keys())).toEqual(new Set(names))
  })

  test.each(Object.entries(VARIABLES.parse({})).filter(([name]) => name !== 'NODE_ENV'))(
    '.env.example shows the default of %s',
    (name, value) => {
      expect(example.get(name)).toBe(String(value))
    },
  )

  test.each(names)('the README explains %s', (name) => {
    expect(read('README.md')).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'))
  })
})
