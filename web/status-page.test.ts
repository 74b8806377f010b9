import { beforeAll, expect, test, vi } from 'vitest'
import { SITE_PARTS, type JudgedPart, type PartState } from '#domain/site-status/judge-parts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { renderStatus } from './status-page.tsx'

vi.mock('./styles.css?url', () => ({ default: '/assets/styles.css' }))

beforeAll(() => Promise.all([loadDefaultTexts('ar'), loadDefaultTexts('en')]))

const pageOf = (states: Partial<Record<JudgedPart['part'], PartState>>, lang = '', cookie = '') =>
  renderStatus(new Request(`https://cars.example/status?lang=${lang}`, { headers: { cookie } }), {
    parts: SITE_PARTS.map((part) => ({ part, state: states[part] ?? 'works', since: '2026-11-01T09:30:00.000Z' })),
    checked_at: '2026-11-02T10:00:00.000Z',
  })

test('the status is in Arabic, or in the language of the address or the visitor, without scripts', () => {
  const arabic = pageOf({})
  expect(arabic).toMatch(/^<!doctype html><html lang="ar" dir="rtl"/)
  for (const text of ['الموقع يعمل', 'الإعلانات والحسابات', 'منذ 1 نوفمبر 2026', 'آخر فحص: 2 نوفمبر 2026'])
    expect(arabic).toContain(text)
  expect(arabic).not.toContain('<script')
  for (const page of [pageOf({}, 'en'), pageOf({}, '', 'preferred-language=en'), pageOf({}, 'en', 'theme=dark')])
    expect(page).toContain('The site is working')
  expect(pageOf({}, '', 'theme=dark')).toContain('theme-dark')
})

test('what does not work says what that means for people', () => {
  const page = pageOf({ data: 'partly', mail: 'down' }, 'en')
  expect(page).toContain('parts of it have problems')
  expect(page).toContain('Pages open slowly, or nothing new can be saved at the moment.')
  expect(page).toContain('Confirmations and password links don’t arrive.')
  expect(pageOf({ data: 'down', search: 'down' }, 'en')).toContain('The site is down right now')
  expect(pageOf({ mail: 'off' })).toContain('لا يرسل هذا الموقع رسائل بريد.')
})
