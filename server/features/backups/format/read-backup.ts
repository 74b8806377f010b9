import { z } from 'zod'
import {
  BackupRefused,
  damaged,
  DATABASE,
  FILES,
  FORMAT,
  Header,
  HEADER,
  ListedFile,
  LISTS,
  MANIFEST,
  Manifest,
  nameOf,
  SECRETS,
  Secrets,
  type StoreName,
  type Table,
} from './backup-format.ts'
import { decodeBackup } from './decode-backup.ts'
import type { Entry } from './encode-backup.ts'
import { createTally, sumOf, type Tally } from './tally.ts'

/** What to do with the parts of a backup, in this order. Nothing is known to be whole before the end. */
export interface Visitor {
  onHeader?: (header: Header) => void | Promise<void>
  onRows?: (table: Table, bytes: Uint8Array) => void | Promise<void>
  onSecrets?: (secrets: Secrets) => void | Promise<void>
  onFile?: (store: StoreName, key: string, bytes: Uint8Array) => void | Promise<void>
}

export interface WholeBackup {
  header: Header
  manifest: Manifest
}

/**
 * Reads a backup from its first to its last byte, and compares all of it with its checksums.
 * @throws BackupRefused
 */
export async function readBackup(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string | null,
  visitor: Visitor = {},
): Promise<WholeBackup> {
  let header: Header | undefined
  let manifest: Manifest | undefined
  const tables = new Map<string, { table: Table; tally: Tally }>()
  const files = readFiles(visitor)

  async function visit({ name, bytes: content }: Entry, known: Header): Promise<void> {
    if (name.startsWith(DATABASE)) {
      const tableName = name.slice(DATABASE.length, name.lastIndexOf('/'))
      const { table, tally } = tables.get(tableName) ?? {}
      if (!table || !tally) throw damaged(`${tableName} is not among its tables`)
      tally.add(content)
      await visitor.onRows?.(table, content)
    } else if (name === SECRETS) await visitor.onSecrets?.(parse(Secrets, name, content))
    else if (name.startsWith(FILES)) await files.onFile(name.slice(FILES.length), content)
    else if (name.startsWith(LISTS)) files.onList(name, content)
    else if (name === MANIFEST) manifest = parse(Manifest, name, content)
    else throw damaged(`${name} of ${known.version} is unknown`)
  }

  for await (const entry of decodeBackup(bytes, passphrase)) {
    if (manifest) throw damaged('something follows its end')
    if (header) await visit(entry, header)
    else {
      header = parseHeader(entry)
      for (const table of header.tables) tables.set(nameOf(table), { table, tally: createTally() })
      await visitor.onHeader?.(header)
    }
  }
  if (!header || !manifest) throw damaged('its end is missing')
  if (manifest.tables.length !== tables.size) throw damaged('tables are missing')
  for (const { name, ...expected } of manifest.tables) {
    const found = tables.get(name)?.tally.end()
    if (found?.sha256 !== expected.sha256 || found.bytes !== expected.bytes) throw damaged(`${name} was changed`)
  }
  files.compare(manifest)
  return { header, manifest }
}

function readFiles({ onFile }: Visitor) {
  const sum = createTally()
  let unlisted: ListedFile[] = []
  let count = 0
  let total = 0
  return {
    onFile: async (name: string, content: Uint8Array) => {
      const [store, ...key] = name.split('/')
      const file = { store, key: key.join('/'), bytes: content.length, sha256: sumOf(content) }
      const { data } = ListedFile.safeParse(file)
      if (!data) throw damaged(`${name} is no file of a site`)
      unlisted.push(data)
      count += 1
      total += data.bytes
      await onFile?.(data.store, data.key, content)
    },
    onList: (name: string, content: Uint8Array) => {
      const listed = parse(z.array(ListedFile), name, content)
      if (JSON.stringify(listed) !== JSON.stringify(unlisted)) throw damaged(`files before ${name} were changed`)
      unlisted = []
      sum.add(content)
    },
    compare: ({ files }: Manifest) => {
      const isSame = files.count === count && files.bytes === total && files.sha256 === sum.end().sha256
      if (!isSame || unlisted.length) throw damaged('files are missing')
    },
  }
}

function parseHeader({ name, bytes }: Entry): Header {
  const content = name === HEADER ? parseJson(bytes) : undefined
  const { data: newer } = z
    .object({ product: z.literal('sayyad'), format: z.int().gt(FORMAT), version: z.string() })
    .safeParse(content)
  if (newer) {
    throw new BackupRefused(
      `The backup was made by a later version, Sayyad ${newer.version}: install that version first. Nothing was changed.`,
    )
  }
  const { data } = Header.safeParse(content)
  if (!data) throw new BackupRefused('The file is no backup of Sayyad. Nothing was changed.')
  return data
}

function parse<Schema extends z.ZodType>(schema: Schema, name: string, bytes: Uint8Array): z.output<Schema> {
  const { success, data } = schema.safeParse(parseJson(bytes))
  if (!success) throw damaged(`${name} was changed`)
  return data
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}
