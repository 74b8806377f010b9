import { z } from 'zod'
import { BackupRefused, damaged, HEADER, MANIFEST, SECRETS } from '../format/backup-format.ts'
import { decodeBackup } from '../format/decode-backup.ts'
import { createTally } from '../format/tally.ts'
import { BASE_FORMAT, BaseHeader, BaseManifest, BaseSecrets, CLUSTER, KEPT_FILES } from './base-format.ts'

/** What to do with the parts of a base backup, in this order. Nothing is known to be whole before the end. */
export interface BaseVisitor {
  onHeader?: (header: BaseHeader) => void | Promise<void>
  onFileIds?: (ids: string[]) => void
  onSecrets?: (secrets: BaseSecrets) => void
  /** A part of a file: at 0 the first one. */
  onPart?: (path: string, offset: number, bytes: Uint8Array) => Promise<void>
  /** Whether to read no further than the cluster. */
  isHeadOnly?: boolean
}

export interface WholeBase {
  header: BaseHeader
  manifest: BaseManifest
  secrets: BaseSecrets
}

const PART = /^(.*?)(?:\+(\d+))?$/
const FileIds = z.array(z.string())

/**
 * Reads a base backup from its first to its last byte, and compares it with its checksum.
 * @returns null if only its head was read
 * @throws BackupRefused
 */
export async function readBase(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string | null,
  { onHeader, onFileIds, onSecrets, onPart, isHeadOnly = false }: BaseVisitor,
): Promise<WholeBase | null> {
  let header: BaseHeader | undefined
  let secrets: BaseSecrets | undefined
  let manifest: BaseManifest | undefined
  const tally = createTally()
  let files = 0
  for await (const { name, bytes: content } of decodeBackup(bytes, passphrase)) {
    if (manifest) throw damaged('something follows its end')
    if (!header) {
      header = parseHeader(name, content)
      await onHeader?.(header)
    } else if (name.startsWith(KEPT_FILES)) onFileIds?.(parse(FileIds, name, content))
    else if (isHeadOnly) return null
    else if (name === SECRETS) {
      secrets = parse(BaseSecrets, name, content)
      onSecrets?.(secrets)
    } else if (name.startsWith(CLUSTER)) {
      const [, path = '', offset = '0'] = PART.exec(name.slice(CLUSTER.length)) ?? []
      tally.add(content)
      files += 1
      await onPart?.(path, Number(offset), content)
    } else if (name === MANIFEST) manifest = parse(BaseManifest, name, content)
    else throw damaged(`${name} of ${header.version} is unknown`)
  }
  if (isHeadOnly) return null
  if (!header || !manifest || !secrets) throw damaged('its end is missing')
  const found = tally.end()
  if (found.sha256 !== manifest.sha256 || found.bytes !== manifest.bytes || files !== manifest.files)
    throw damaged('files of the cluster were changed')
  return { header, manifest, secrets }
}

function parseHeader(name: string, bytes: Uint8Array): BaseHeader {
  const content = name === HEADER ? parseJson(bytes) : undefined
  const { data } = BaseHeader.safeParse(content)
  if (!data) throw new BackupRefused('The file is no base backup of Sayyad. Nothing was changed.')
  if (data.base_format > BASE_FORMAT) {
    throw new BackupRefused(
      `The base backup was made by a later version, Sayyad ${data.version}: install that version first. Nothing was changed.`,
    )
  }
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
