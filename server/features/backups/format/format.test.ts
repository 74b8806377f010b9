import fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { BackupRefused, FORMAT, type Header, type Manifest } from './backup-format.ts'
import { encodeBackup, type Entry } from './encode-backup.ts'
import { readBackup } from './read-backup.ts'
import { createRowSum } from './row-sum.ts'
import { createTally, sumOf } from './tally.ts'

const PASSPHRASE = 'a passphrase of a host'
const ROWS = Buffer.from('1\tone\n2\ttwo\n')
const FILE = randomBytes(2000)

const header: Header = {
  product: 'sayyad',
  format: FORMAT,
  version: '9.9.9',
  site_id: 'a8f5f167-0000-4000-8000-000000000000',
  created_at: '2026-06-15T12:00:00.000Z',
  postgres: '18.4',
  migrations: [],
  jobs_version: null,
  tables: [{ schema: 'public', name: 'cars', columns: ['id', 'title'] }],
}
const list = Buffer.from(
  JSON.stringify([{ store: 'public', key: 'pictures/a.webp', bytes: FILE.length, sha256: sumOf(FILE) }]),
)
const manifest: Manifest = {
  tables: [{ name: 'public.cars', rows: 2, row_sum: '', bytes: ROWS.length, sha256: sumOf(ROWS) }],
  sequences: [],
  files: { count: 1, bytes: FILE.length, sha256: sumOf(list) },
}
const toEntry = (name: string, content: unknown): Entry => ({ name, bytes: Buffer.from(JSON.stringify(content)) })
const WHOLE: Entry[] = [
  toEntry('header.json', header),
  { name: 'database/public.cars/000001', bytes: ROWS.subarray(0, 5) },
  { name: 'database/public.cars/000002', bytes: ROWS.subarray(5) },
  toEntry('secrets.json', { auth_secret: 'secret' }),
  { name: 'files/public/pictures/a.webp', bytes: FILE },
  { name: 'lists/000001.json', bytes: list },
  toEntry('manifest.json', manifest),
]

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}

async function encode(entries: readonly Entry[], passphrase: string | null = null): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of encodeBackup(each(entries), passphrase)) parts.push(part)
  return Buffer.concat(parts)
}

/** In chunks, as files are read. */
function read(bytes: Buffer, passphrase: string | null = null) {
  const chunks = Array.from({ length: Math.ceil(bytes.length / 700) }, (_, at) =>
    bytes.subarray(at * 700, at * 700 + 700),
  )
  return readBackup(each(chunks), passphrase)
}

const without = (name: string) => WHOLE.filter((entry) => entry.name !== name)
const instead = (entry: Entry) => WHOLE.map((one) => (one.name === entry.name ? entry : one))

test.each([null, PASSPHRASE])(
  'ADMIN-07 a backup is read as it was written, with the passphrase %s',
  async (passphrase) => {
    const bytes = await encode(WHOLE, passphrase)
    expect(await read(bytes, passphrase)).toEqual({ header, manifest })
    if (passphrase) expect(bytes.includes('pictures/a.webp')).toBe(false)
  },
)

test('ADMIN-07 its parts come in order, as they were', async () => {
  const seen: unknown[] = []
  await readBackup(each([await encode(WHOLE)]), null, {
    onHeader: ({ version }) => void seen.push(version),
    onRows: (table, bytes) => void seen.push([table.name, bytes.length]),
    onSecrets: (secrets) => void seen.push(secrets.auth_secret),
    onFile: (store, key, bytes) => void seen.push([store, key, FILE.equals(bytes)]),
  })
  expect(seen).toEqual(['9.9.9', ['cars', 5], ['cars', 7], 'secret', ['public', 'pictures/a.webp', true]])
})

test.each([null, PASSPHRASE])(
  'ADMIN-07 a backup that was cut anywhere is refused, unless all of it is there, with the passphrase %s',
  async (key) => {
    const bytes = await encode(WHOLE, key)
    const cut = fc.integer({ min: 0, max: bytes.length - 1 })
    await fc.assert(
      fc.asyncProperty(cut, async (length) => {
        const result = await read(bytes.subarray(0, length), key).catch((error: unknown) => error)
        // nothing is missing without the last bytes, which only say that it ends
        if (key || length < bytes.length - 60) expect(result).toBeInstanceOf(BackupRefused)
        else if (!(result instanceof BackupRefused)) expect(result).toEqual({ header, manifest })
      }),
      { numRuns: key ? 3 : 40 },
    )
  },
)

test.each([null, PASSPHRASE])(
  'ADMIN-07 a changed byte is refused, or changes nothing, with the passphrase %s',
  async (key) => {
    const bytes = await encode(WHOLE, key)
    // beyond the parameters of scrypt, which a change could make expensive
    const at = fc.integer({ min: key ? 120 : 0, max: bytes.length - 1 })
    await fc.assert(
      fc.asyncProperty(at, fc.integer({ min: 1, max: 255 }), async (position, difference) => {
        const changed = Buffer.from(bytes)
        changed[position]! ^= difference
        const result = await read(changed, key).catch((error: unknown) => error)
        if (!(result instanceof BackupRefused)) expect(result).toEqual({ header, manifest })
      }),
      { numRuns: key ? 3 : 100 },
    )
  },
)

test.each<[string, readonly Entry[], RegExp]>([
  ['without its end', without('manifest.json'), /end is missing/],
  ['without a part of a table', without('database/public.cars/000002'), /public\.cars was changed/],
  ['without a file', without('files/public/pictures/a.webp'), /files before .* were changed/],
  ['without a list', without('lists/000001.json'), /files are missing/],
  ['with another file', instead({ name: 'files/public/pictures/a.webp', bytes: ROWS }), /were changed/],
  ['with a file outside of the stores', [...without('manifest.json'), { name: 'files/../x', bytes: ROWS }], /no file/],
  ['with a table that it does not name', [...WHOLE.slice(0, 1), { name: 'database/x.y/1', bytes: ROWS }], /not among/],
  ['with something after its end', [...WHOLE, toEntry('more.json', 1)], /follows its end/],
  [
    'of a later format',
    instead(toEntry('header.json', { ...header, format: FORMAT + 1 })),
    /later version, Sayyad 9\.9\.9/,
  ],
  ['of another product', instead(toEntry('header.json', { product: 'other' })), /no backup of Sayyad/],
])('ADMIN-07 a backup %s is refused', async (_what, entries, message) => {
  const reading = read(await encode(entries))
  await expect(reading).rejects.toThrow(BackupRefused)
  await expect(reading).rejects.toThrow(message)
})

test('ADMIN-07 files that are no backups, and wrong passphrases, are told apart', async () => {
  const encrypted = await encode(WHOLE, PASSPHRASE)
  await expect(read(Buffer.from('id,title,year,price,mileage'))).rejects.toThrow(/no backup of Sayyad/)
  await expect(read(Buffer.alloc(0))).rejects.toThrow(/empty/)
  await expect(read(encrypted)).rejects.toThrow(/is encrypted/)
  await expect(read(encrypted, 'another passphrase')).rejects.toThrow(/not the passphrase/)
})

test('ADMIN-07 an error of what is backed up ends the writing, and the end of the writing ends what is backed up', async () => {
  let isEnded = false
  async function* entries(fails: boolean): AsyncGenerator<Entry> {
    try {
      yield* WHOLE.slice(0, 2)
      if (fails) throw new Error('the database is gone')
      for (;;) yield { name: 'database/public.cars/000002', bytes: randomBytes(1_000_000) }
    } finally {
      isEnded = true
    }
  }
  for (const key of [null, PASSPHRASE]) {
    const failing = async () => {
      for await (const part of encodeBackup(entries(true), key)) expect(part.length).toBeGreaterThan(0)
    }
    await expect(failing()).rejects.toThrow('the database is gone')
    isEnded = false
    for await (const part of encodeBackup(entries(false), key)) if (part.length) break
    await expect.poll(() => isEnded).toBe(true)
  }
})

test('ADMIN-07 the sum of rows is the same in any order and for any cuts, and differs for other rows', () => {
  const sum = (bytes: Buffer, cut = bytes.length) => {
    const rows = createRowSum()
    rows.add(bytes.subarray(0, cut))
    rows.add(bytes.subarray(cut))
    return rows.end()
  }
  const row = fc.stringMatching(/^[a-z\t]{0,9}$/)
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), fc.nat(), (rows, cut) => {
      const text = (lines: readonly string[]) => Buffer.from(lines.map((one) => `${one}\n`).join(''))
      expect(sum(text(rows), cut % text(rows).length)).toBe(sum(text(rows.toReversed())))
      expect(sum(text([...rows, 'A']))).not.toBe(sum(text([...rows, 'B'])))
      expect(sum(text([...rows, rows[0]!]))).not.toBe(sum(text(rows)))
    }),
  )
})

test('ADMIN-07 a tally is that of all bytes', () => {
  const tally = createTally()
  tally.add(ROWS.subarray(0, 3))
  tally.add(ROWS.subarray(3))
  expect(tally.end()).toEqual({ bytes: ROWS.length, sha256: sumOf(ROWS) })
})
