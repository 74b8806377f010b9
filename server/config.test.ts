import { chmodSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { ensureDataDir, loadConfig, VARIABLES } from './config.ts'

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

test.each(['DATABASE_READ_URL', 'DATABASE_POOL_URL'])(
  'ADMIN-07 %s without a primary, or the same, is refused',
  (name) => {
    const url = 'postgres://sayyad@127.0.0.1/sayyad'
    expect(() => loadConfig({ [name]: url })).toThrow(`${name}: needs DATABASE_URL`)
    expect(() => loadConfig({ [name]: url, DATABASE_URL: url })).toThrow(`${name}: is DATABASE_URL`)
    expect(() => loadConfig({ [name]: url, DATABASE_URL: `${url}_1` })).not.toThrow()
  },
)

test('AUTH-03 files with secrets are made unreadable for other users of the machine at the start', () => {
  const DATA_DIR = mkdtempSync(join(inject('folder'), 'data-'))
  chmodSync(DATA_DIR, 0o777)
  mkdirSync(join(DATA_DIR, 'outbox'), { mode: 0o755 })
  writeFileSync(join(DATA_DIR, 'auth-secret'), 'secret', { mode: 0o644 })
  ensureDataDir(loadConfig({ DATA_DIR }))
  const modes = ['', 'outbox', 'auth-secret'].map((name) => statSync(join(DATA_DIR, name)).mode & 0o777)
  expect(modes).toEqual([0o775, 0o700, 0o600])
})

test('AUTH-01 links and codes are printed in development, and if configured', () => {
  expect(loadConfig({}).printSecrets).toBe(false)
  expect(loadConfig({ PRINT_SECRETS: 'true' }).printSecrets).toBe(true)
  expect(loadConfig({ NODE_ENV: 'development' }).printSecrets).toBe(true)
})

test('ADMIN-07 BACKUP_CONTINUOUS is refused for another database than the embedded one, and without a place', () => {
  const target = { BACKUP_CONTINUOUS: 'on', BACKUP_TARGET: '/backups' }
  expect(loadConfig(target).backups.isContinuous).toBe(true)
  expect(loadConfig({}).backups.isContinuous).toBe(false)
  expect(() => loadConfig({ ...target, DATABASE_URL: 'postgres://localhost/sayyad' })).toThrow(
    /BACKUP_CONTINUOUS: archives the embedded database only: with DATABASE_URL use pgBackRest/,
  )
  expect(() => loadConfig({ ...target, BACKUP_TARGET: 'none' })).toThrow(/BACKUP_CONTINUOUS: needs BACKUP_TARGET/)
})

describe('documentation of the variables', () => {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  // NODE_ENV is set by the commands
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
