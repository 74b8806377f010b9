import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { ERRORS, SHARED_ERRORS } from '#contract/errors.ts'
import { listProcedures } from './platform/http/access.ts'

const CODES = Object.keys(ERRORS)

test('API every error of the table is declared by a procedure, and no other', () => {
  const declared = new Set(listProcedures(contract).flatMap(({ errorCodes }) => errorCodes))
  expect([...declared, ...SHARED_ERRORS].toSorted()).toEqual(CODES.toSorted())
})

test('API every error of the table is thrown somewhere', () => {
  // functions in `domain` name errors that their callers throw
  const sources = globSync('{server,domain}/**/*.ts').filter((file) => !file.includes('.test.'))
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(CODES.filter((code) => !text.includes(`'${code}'`))).toEqual([])
})

test('API features know nothing of the transport: they throw by code', () => {
  const features = globSync('server/features/**/*.ts').filter((file) => !file.includes('.test.'))
  expect(features.filter((file) => readFileSync(file, 'utf8').includes('new ORPCError'))).toEqual([])
})
