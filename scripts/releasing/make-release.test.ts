import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#server/platform/root.ts'
import { makeRelease, NAMESPACE } from './make-release.ts'

const hasKeys = spawnSync('ssh-keygen', ['-?']).error === undefined

/** A checkout with the packages of this one and a changelog of its own. */
function given(notes = '- كل شيء\n') {
  const folder = mkdtempSync(join(tmpdir(), 'sayyad-release-'))
  const root = join(folder, 'checkout')
  mkdirSync(root)
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(new URL(file, ROOT), join(root, file))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  writeFileSync(join(root, 'CHANGELOG.md'), `## [Unreleased]\n\n## [${version}]\n\n${notes}`)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root })
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'First')
  return { folder, root, name: `sayyad-${version}`, out: join(folder, 'release') }
}

const check = (folder: string) => spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder }).status

test('a release has its sources, its packages, its notes and their checksums', () => {
  const { root, out, name } = given()
  const files = makeRelease({ root, folder: out, key: null })
  expect(files).toEqual([`${name}.tar.gz`, `${name}.cdx.json`, `${name}.md`, 'SHA256SUMS'])
  const sources = execFileSync('tar', ['-tzf', join(out, `${name}.tar.gz`)], { encoding: 'utf8' }).split('\n')
  expect(sources).toEqual(expect.arrayContaining([`${name}/package.json`, `${name}/CHANGELOG.md`]))
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
  const { components } = read(join(out, `${name}.cdx.json`)) as { components: { name: string; version: string }[] }
  const listed = new Set(components.map((one) => `${one.name}@${one.version}`))
  const { packages } = read(join(root, 'package-lock.json')) as { packages: Record<string, { version: string }> }
  const locked = Object.entries(packages).flatMap(([path, { version }]) =>
    path ? [`${path.replace(/^.*node_modules\//, '')}@${version}`] : [],
  )
  expect(locked.filter((one) => !listed.has(one))).toEqual([])
  expect(readFileSync(join(out, `${name}.md`), 'utf8')).toBe('- كل شيء\n')
  expect(check(out)).toBe(0)
  appendFileSync(join(out, `${name}.md`), ' ')
  expect(check(out)).not.toBe(0)
})

test.skipIf(!hasKeys)('the checksums are signed, and the signature is of nothing else', () => {
  const { folder, root, out } = given()
  const key = join(folder, 'key')
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
  expect(makeRelease({ root, folder: out, key })).toContain('SHA256SUMS.sig')
  const signers = join(folder, 'signers')
  writeFileSync(signers, `sayyad ${readFileSync(`${key}.pub`, 'utf8')}`)
  const verify = (namespace: string) =>
    spawnSync(
      'ssh-keygen',
      ['-Y', 'verify', '-f', signers, '-I', 'sayyad', '-n', namespace, '-s', join(out, 'SHA256SUMS.sig')],
      { input: readFileSync(join(out, 'SHA256SUMS')) },
    ).status
  expect(verify(NAMESPACE)).toBe(0)
  expect(verify('file')).not.toBe(0)
  appendFileSync(join(out, 'SHA256SUMS'), 'x')
  expect(verify(NAMESPACE)).not.toBe(0)
})

test('there is no release of files that are not committed, nor of a version without notes', () => {
  const { root, out } = given()
  writeFileSync(join(root, 'new.txt'), '')
  expect(() => makeRelease({ root, folder: out, key: null })).toThrow('not committed')
  expect(() => makeRelease({ ...given(''), folder: out, key: null })).toThrow('CHANGELOG.md has no section')
})
