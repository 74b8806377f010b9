import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { archiveCommand } from './wal-archive.ts'

test('ADMIN-07 a segment is copied whole, with its time, again if it differs, into a folder of any name', () => {
  const folder = mkdtempSync(join(inject('folder'), 'wal-'))
  const spool = join(folder, `it's 100%f $HOME "spool"`)
  mkdirSync(spool)
  const segment = '000000010000000000000001'
  const path = join(folder, segment)
  const writtenAt = new Date('2026-06-15T12:00:00.500Z')
  const archive = (content: string) => {
    writeFileSync(path, content)
    utimesSync(path, writtenAt, writtenAt)
    // as PostgreSQL replaces them
    const replaced = archiveCommand(spool).replaceAll(
      /%[%fp]/g,
      (found) => ({ '%f': segment, '%p': path })[found] ?? '%',
    )
    return spawnSync('/bin/sh', ['-c', replaced]).status
  }
  for (const content of ['first', 'first', 'second']) {
    expect(archive(content)).toBe(0)
    expect(readdirSync(spool)).toEqual([segment])
    expect(readFileSync(join(spool, segment), 'utf8')).toBe(content)
    expect(statSync(join(spool, segment)).mtime).toEqual(writtenAt)
  }
})
