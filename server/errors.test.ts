import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UNDOING } from '#contract/audit.ts'
import { contract } from '#contract/index.ts'
import { ERRORS, SHARED_ERRORS } from '#contract/errors.ts'
import { listProcedures } from './platform/http/access.ts'
import { findThrownErrors } from './testing/find-thrown-errors.ts'

const CODES = Object.keys(ERRORS)

test('API every error of the table is declared by a procedure, and no other', () => {
  const declared = new Set(listProcedures(contract).flatMap(({ errorCodes }) => errorCodes))
  expect([...new Set([...declared, ...SHARED_ERRORS])].toSorted()).toEqual(CODES.toSorted())
})

/** Kinds of content that admins add, change and delete. */
const CONTENT = 'brands|deals|facts|trade_words'

/** Errors that the code of these procedures contains but never throws. */
const UNREACHABLE: { procedures: RegExp; codes: string[]; reason: string }[] = [
  {
    procedures: /^ads\./,
    codes: ['CONFLICT_OF_INTEREST'],
    reason: 'only decisions of moderators are checked for it',
  },
  {
    procedures: /^(?:ad_reviews\.(?:approve|reject)|reports\.\w+|ads\.confirm_by_link)$/,
    codes: ['WRONG_STATE'],
    reason: '`transition` throws another error instead',
  },
  {
    procedures: /^ads\.(?:act_on_many|change_prices|undo_changes)$/,
    codes: ['WRONG_STATE'],
    reason: 'a bulk change returns it as the result of an ad',
  },
  {
    procedures: /^admin_ads\.change_several$/,
    codes: ['NOT_FOUND', 'WRONG_STATE', 'CONFLICT_OF_INTEREST'],
    reason: 'it returns them as the result of an ad',
  },
  {
    procedures: /^admin_ads\.change_several$/,
    codes: ['INVALID_INPUT'],
    reason: 'only ads that are set to pending get the changes that wait for review',
  },
  {
    procedures: /^(?:admin_users\.(?:set_role|suspend|reinstate)|penalties\.\w+|conversation_reports\.decide)$/,
    codes: ['NOT_UNDOABLE'],
    reason: 'only undo throws it',
  },
  {
    procedures: /^audit\.undo_request$/,
    codes: UNDOING.filter((code) => code !== 'NOT_FOUND'),
    reason: 'it returns them as the result of a change',
  },
  {
    procedures: /^texts\.import$/,
    codes: ['NOT_FOUND', 'INVALID_INPUT', 'CONTENT_CHANGED'],
    reason: 'it returns them as the result of a text',
  },
  {
    procedures: /^audit\.list$/,
    codes: [...UNDOING],
    reason: 'it reads which changes can be undone, but undoes none',
  },
  {
    procedures: /^audit\.list_versions$/,
    codes: ['CONTENT_CHANGED', 'INVALID_INPUT', 'IN_USE', 'TOO_MANY'],
    reason: 'it only reads content',
  },
  {
    procedures: new RegExp(`^(?:car_makers|tags|${CONTENT})\\.(?!change)`),
    codes: ['CONTENT_CHANGED'],
    reason: 'the change is not based on former values (`seen` is empty)',
  },
  {
    procedures: new RegExp(`^(?:(?:car_makers|tags|${CONTENT})\\.add|deals\\.add_category|promotions\\.set_settings)$`),
    codes: ['NOT_FOUND'],
    reason: 'missing content is added',
  },
  {
    procedures: /^articles\.(?:add|confirm_translation|delete|duplicate)$/,
    codes: ['CONTENT_CHANGED'],
    reason: 'the change is not based on former values (`seen` is empty)',
  },
  {
    procedures: /^articles\.add$/,
    codes: ['NOT_FOUND'],
    reason: 'missing content is added',
  },
  {
    procedures: /^articles\.(?!delete)/,
    codes: ['IN_USE'],
    reason: 'nothing is deleted',
  },
  {
    procedures: /^articles\.(?:confirm_translation|delete|duplicate)$/,
    codes: ['INVALID_INPUT'],
    reason: 'no text is published, and the copy gets a free slug',
  },
  {
    procedures: /^media\.(?:replace|delete)$/,
    codes: ['CONTENT_CHANGED'],
    reason: 'the change is not based on former values (`seen` is empty)',
  },
  {
    procedures: /^media\.add$/,
    codes: ['CONTENT_CHANGED', 'NOT_FOUND'],
    reason: 'a missing picture is added, and that of a concurrent upload with the same ID is returned',
  },
  {
    procedures: /^(?:car_makers\.(?!delete)|brands\.(?:add|change)|deals\.(?:add|change|move)_category)/,
    codes: ['IN_USE'],
    reason: 'nothing is deleted',
  },
  {
    procedures: new RegExp(`^(?:${CONTENT})\\.(?:delete|duplicate|move|move_category|delete_category)$`),
    codes: ['INVALID_INPUT'],
    reason: 'nothing is stored that was not stored before',
  },
  {
    procedures: /^tags\.(?:change|move|delete)$/,
    codes: ['TOO_MANY'],
    reason: 'no tag is added',
  },
  {
    procedures: /^accounts\.confirm_email_change$/,
    codes: ['NOT_FOUND'],
    reason: 'the account is locked already',
  },
  {
    procedures: /^email_relay\.(?:mark_read|answer)$/,
    codes: ['INVALID_INPUT', 'UPLOAD_MISSING'],
    reason: 'the messages of the link exist, and answers have no pictures',
  },
]

test('API each procedure declares the errors that its code throws, and no others', () => {
  const thrown = findThrownErrors()
  const shared = new Set(SHARED_ERRORS)
  const unused = new Set(UNREACHABLE.flatMap(({ procedures, codes }) => codes.map((code) => `${procedures} ${code}`)))
  const isReachable = (name: string, code: string): boolean => {
    const exceptions = UNREACHABLE.filter(({ procedures, codes }) => procedures.test(name) && codes.includes(code))
    for (const { procedures } of exceptions) unused.delete(`${procedures} ${code}`)
    return !exceptions.length
  }
  for (const { name, errorCodes } of listProcedures(contract)) {
    const codes = [...(thrown.get(name) ?? [])].filter((code) => !shared.has(code) && isReachable(name, code))
    expect({ name, codes: codes.toSorted() }).toEqual({
      name,
      codes: errorCodes.filter((code) => !shared.has(code)).toSorted(),
    })
  }
  expect([...unused]).toEqual([])
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
