import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'
import { notesOf } from './notes-of.ts'

/** What the signature is for, so that a signature of something else is none of a release. */
export const NAMESPACE = 'sayyad-release'
const SUMS = 'SHA256SUMS'

interface Options {
  /** The checkout. */
  root: string
  /** Receives the files. */
  folder: string
  /** The file of a private key of SSH; null leaves the release unsigned. */
  key: string | null
}

/**
 * Makes the files of a release from the current commit: the sources, a list of all packages that they lock (CycloneDX;
 * `--omit=dev` of npm leaves React out too), the notes, and the checksums of these files with their signature.
 * @returns the names of the files
 * @throws StartError if files are not committed, or the changelog says nothing about the version
 */
export function makeRelease({ root, folder, key }: Options): string[] {
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: root, maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'pipe'] })
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  if (run('git', 'status', '--porcelain').length)
    throw new StartError('Some files are not committed. A release is made from a commit.')
  const notes = notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
  if (!notes)
    throw new StartError(`CHANGELOG.md has no section for ${version}: write what changes for people and hosts.`)

  const name = `sayyad-${version}`
  mkdirSync(folder, { recursive: true })
  const files: [name: string, content: Uint8Array | string][] = [
    [`${name}.tar.gz`, run('git', 'archive', '--format=tar.gz', `--prefix=${name}/`, 'HEAD')],
    [`${name}.cdx.json`, run('npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only')],
    [`${name}.md`, `${notes}\n`],
  ]
  for (const [file, content] of files) writeFileSync(join(folder, file), content)
  writeFileSync(join(folder, SUMS), files.map(([file, content]) => `${sha256(content)}  ${file}\n`).join(''))
  if (key) run('ssh-keygen', '-Y', 'sign', '-f', key, '-n', NAMESPACE, join(folder, SUMS))
  return [...files.map(([file]) => file), SUMS, ...(key ? [`${SUMS}.sig`] : [])]
}

const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex')
