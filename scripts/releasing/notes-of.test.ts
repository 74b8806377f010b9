import { expect, test } from 'vitest'
import { notesOf } from './notes-of.ts'

const CHANGELOG = `# Changelog

## [Unreleased]

- later

## [1.2.0] - 2027-01-31

### Added

- a map

## [1.2.0-rc.1] - 2027-01-01

## [1.1.0]

- first
`

test('the notes of a release are its section of the changelog', () => {
  expect(notesOf(CHANGELOG, '1.2.0')).toBe('### Added\n\n- a map')
  expect(notesOf(CHANGELOG, '1.1.0')).toBe('- first')
  expect(['1.2.0-rc.1', '1.2', '2.0.0'].map((version) => notesOf(CHANGELOG, version))).toEqual([null, null, null])
})
