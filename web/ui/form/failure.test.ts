import { beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import type { Lang } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { failureOf } from './failure.ts'
import { failureText, fieldText } from './failure-text.ts'

beforeAll(() => Promise.all([loadDefaultTexts('ar'), loadDefaultTexts('en')]))

const textOf = (error: unknown, lang: Lang = 'en') => failureText(failureOf(error), createTexts(lang, {}).t)

test('AUTH-02 an error is described by its code, others as unexpected', () => {
  expect(textOf({ code: 'INVALID_CREDENTIALS' })).toBe('The email or password is incorrect.')
  expect(textOf({ code: 'SUSPENDED', data: { reason: 'spam' } })).toBe(
    'This account is suspended. The email that we sent you says how to appeal. The reason: spam',
  )
  expect(textOf({ code: 'SUSPENDED', data: { reason: 'spam', until: '2026-11-27T12:16:00Z' } })).toBe(
    'This account is suspended until 27/11/2026. The email that we sent you says how to appeal. The reason: spam',
  )
  expect(textOf({ code: 'SUSPENDED', data: { reason: null } })).toBe(
    'This account is suspended. The email that we sent you says how to appeal.',
  )
  expect(textOf({ code: 'NOT_FOUND' })).toBe('It no longer exists, or you don’t have access to it.')
  expect(textOf(new Error('?'))).toBe('An unexpected error occurred')
  expect(textOf(new TypeError('Failed to fetch'))).toContain('No connection')
})

test.each(['aliases_too_many', 'features_too_many', 'seats_too_many', 'spellings_too_many'])(
  'AUTH-02 the limit of a list is told: %s',
  (reason) => {
    for (const lang of ['ar', 'en'] as const) expect(fieldText(reason, createTexts(lang, {}).t)).toMatch(/^\d+ /)
  },
)

test('AUTH-08 users and moderators whose role is too low are referred to an admin', () => {
  expect(textOf({ code: 'FORBIDDEN' })).toBe('Your role doesn’t allow this. Ask an admin to do it.')
  expect(textOf({ code: 'FORBIDDEN' }, 'ar')).toBe('صلاحياتك لا تسمح بهذا. اطلبه من أحد المشرفين.')
})

test.each(['ar', 'en'] as const)('ADMIN-02 a moderator is told in %s that only admins may do this', (lang) => {
  const forbidden = (feature: string, needs = 'admin') => textOf({ code: 'FORBIDDEN', data: { needs, feature } }, lang)
  const features = Object.entries(contract)
    .filter(([, procedures]) => Object.values(procedures).some((one) => accessOf(one) === 'admin'))
    .map(([feature]) => feature)
  const texts = [...features, 'long_suspensions'].map((feature) => forbidden(feature))
  expect(new Set(texts).size).toBe(features.length + 1)
  expect(texts).not.toContain(textOf({ code: 'FORBIDDEN' }, lang))
  expect(texts.join()).not.toMatch(/[{}]|forbidden_/)
  expect(forbidden('penalties', 'moderator')).toBe(textOf({ code: 'FORBIDDEN' }, lang))
})

const accessOf = (procedure: { '~orpc': { meta: object } }) => (procedure['~orpc'].meta as { access?: string }).access

test('AUTH-02 a rate-limited user is told how long to wait', () => {
  expect(textOf({ code: 'TOO_MANY_ATTEMPTS', data: { wait_seconds: 30 } })).toContain('30 seconds')
  expect(textOf({ code: 'TOO_MANY_ATTEMPTS', data: { wait_seconds: 61 } })).toContain('2 minutes')
  // a time that is not known is not made up
  expect(textOf({ code: 'TOO_MANY_ATTEMPTS' })).not.toMatch(/minute|second|\{/)
})

test('AUTH-01 fields are found in both kinds of answers', () => {
  const { t } = createTexts('en', {})
  expect(failureOf({ code: 'INVALID_INPUT', data: { field: 'email', reason: 'email_invalid' } }).fields).toEqual([
    { field: 'email', reason: 'email_invalid' },
  ])
  expect(
    failureOf({ code: 'BAD_REQUEST', data: { issues: [{ path: ['password'], message: 'too_long' }] } }).fields,
  ).toEqual([{ field: 'password', reason: 'too_long' }])
  expect(fieldText('password_common', t)).toContain('Choose another')
  expect(fieldText('too_short', t)).toBe('Write at least a few words.')
  expect(fieldText('something new', t)).toBe('This value isn’t valid.')
})

test('a file that changed or vanished since it was chosen is distinguished from a lost connection', () => {
  for (const name of ['NotFoundError', 'NotReadableError'])
    expect(failureOf(new DOMException('', name)).code).toBe('file_gone')
  expect(failureOf(new TypeError('Failed to fetch')).code).toBe('network')
})
