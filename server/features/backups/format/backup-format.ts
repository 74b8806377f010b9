import type { ArchiveRefusal } from '#domain/backups/archive-refusals.ts'
import { z } from 'zod'
import { StartError } from '#server/platform/start-error.ts'

/** Raised by each change that former versions cannot read. */
export const FORMAT = 1

export const HEADER = 'header.json'
export const SECRETS = 'secrets.json'
export const MANIFEST = 'manifest.json'
/** Followed by the name of a table and a number. */
export const DATABASE = 'database/'
/** Followed by the name of a store and the key of a file. */
export const FILES = 'files/'
/** Lists of the files before them, since one list of all would not fit into memory. */
export const LISTS = 'lists/'

/** The stores of files that are backed up. */
export const STORES = ['public', 'private'] as const
export type StoreName = (typeof STORES)[number]

const Table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })
export type Table = z.output<typeof Table>

/** The first entry: what the backup is of. */
export const Header = z.object({
  product: z.literal('sayyad'),
  format: z.int(),
  version: z.string(),
  site_id: z.string(),
  created_at: z.iso.datetime(),
  /** The version of PostgreSQL. */
  postgres: z.string(),
  /** The migrations that had been applied. */
  migrations: z.array(z.object({ created_at: z.int(), hash: z.string() })),
  /** The version of the tables of the job queue; null if there were none. */
  jobs_version: z.int().nullable(),
  tables: z.array(Table),
})
export type Header = z.output<typeof Header>

export const Secrets = z.object({ auth_secret: z.string() })
export type Secrets = z.output<typeof Secrets>

export const ListedFile = z.object({ store: z.enum(STORES), key: z.string(), bytes: z.int(), sha256: z.string() })
export type ListedFile = z.output<typeof ListedFile>

/** The last entry: what a whole backup contains. */
export const Manifest = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      rows: z.int(),
      /** See `RowSum`. */
      row_sum: z.string(),
      bytes: z.int(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string() })),
  /** The checksum is that of all lists. */
  files: z.object({ count: z.int(), bytes: z.int(), sha256: z.string() }),
})
export type Manifest = z.output<typeof Manifest>

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${schema}.${name}`

/** A backup that cannot be used. Nothing was changed. */
export class BackupRefused extends StartError {
  readonly why: Why | null
  constructor(message: string, why: Why | null = null) {
    super(message)
    this.why = why
  }
}

/** What is wrong with an archive. */
interface Why {
  reason: ArchiveRefusal
  /** The last time that can be restored, or the first one if an earlier one was asked for; null if there is none. */
  reaches_at: Date | null
}

export const damaged = (reason: string): BackupRefused =>
  new BackupRefused(`The backup is damaged or was cut short (${reason}): use another one. Nothing was changed.`, {
    reason: 'damaged',
    reaches_at: null,
  })
