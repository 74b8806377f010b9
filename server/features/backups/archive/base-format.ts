import { z } from 'zod'
import { Header } from '../format/backup-format.ts'

/** Raised by each change that former versions cannot read. */
export const BASE_FORMAT = 1

/** Followed by the path of a file of the cluster, and by `+` and an offset if it is a later part of it. */
export const CLUSTER = 'cluster/'
/** Followed by a number: the files of people at the time. */
export const KEPT_FILES = 'lists/'

/** The first entry of a base backup. */
export const BaseHeader = Header.pick({
  product: true,
  version: true,
  site_id: true,
  created_at: true,
  migrations: true,
}).extend({
  base_format: z.int(),
  /** The major version of PostgreSQL. */
  postgres: z.int(),
  /** Of the cluster: another one has another. */
  system_identifier: z.string(),
  /** The segment of the log in which the backup began. */
  start_segment: z.string(),
  /** The folders of the cluster, parents first. */
  folders: z.array(z.string()),
})
export type BaseHeader = z.output<typeof BaseHeader>

export const BaseSecrets = z.object({ auth_secret: z.string(), postgres_password: z.string() })
export type BaseSecrets = z.output<typeof BaseSecrets>

/** The last entry. */
export const BaseManifest = z.object({
  /** The cluster is consistent from this time on. */
  ended_at: z.iso.datetime(),
  /** The segment of the log in which the backup ended. */
  stop_segment: z.string(),
  files: z.int(),
  bytes: z.int(),
  /** Of all parts of all files, in their order. */
  sha256: z.string(),
})
export type BaseManifest = z.output<typeof BaseManifest>
