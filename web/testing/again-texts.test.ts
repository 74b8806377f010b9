import { expect, test } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import type { Lang } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { refusalText } from '#web/ui/form/failure-text.ts'

const SOURCES = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../texts/**/{en,ar}.ts', '!../service-worker/**', '!**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)
const ENGLISH = import.meta.glob<Record<string, string>>('../texts/{*/,}en.ts', { import: 'en', eager: true })

/** Refusals after which the same can succeed. */
const CAN_SUCCEED_LATER = [
  'OVERLOADED',
  'PASSKEY_INVALID',
  'SIGN_IN_AGAIN',
  'SIGN_UP_AGAIN',
  'STORAGE_FULL',
  'TOO_MANY_ATTEMPTS',
  'UNAUTHORIZED',
  'UNAVAILABLE',
  'UPLOAD_MISSING',
  'OFFER_CHANGED',
  // the newer version is read again
  'CHANGED_ELSEWHERE',
]

/** Texts that tell people to try again, shown where nothing was asked of the server, or it said nothing. */
const WITHOUT_REFUSAL: Readonly<Record<string, string>> = {
  ad_figures_again: 'a button',
  assistant_speech_failed: 'the microphone heard nothing',
  code_failed: 'code could not be loaded',
  contact_too_often: 'the refusal itself in words',
  error_offline_text: 'the page could not be loaded without a connection',
  error_partial_text: 'a fault of the page',
  error_retry: 'a button',
  jobs_next: 'a job repeats itself',
  media_retry: 'a button beside the reason',
  messages_load_again: 'a button',
  push_failed: 'the service of the browser, or no answer',
  push_still_on: 'no answer',
  unavailable_away_text: 'the database is away',
  unavailable_busy_text: 'the site is overloaded',
  waiting_for_connection: 'no connection',
}

/** Files that show such a text only if their code could not be loaded. */
const BEFORE_REQUESTS = ['../features/favorites/favorites-provider.tsx']

const isInvitation = (text: string): boolean => /\btr(?:y|ies|ying) again\b/i.test(text)

test.each<[Lang, RegExp]>([
  ['en', /\bagain\b/i],
  ['ar', /مرة أخرى|المحاولة|حاول|من جديد|أعد /],
])(
  'AUTH-02 every refusal is told with its reason, in %s, and invites to repeat it only if that can help',
  async (lang, again) => {
    await loadDefaultTexts(lang)
    const { t } = createTexts(lang, {})
    const codes = Object.keys(ERRORS)
    const texts = new Map(codes.map((code) => [code, refusalText({ code }, t)]))
    expect(codes.filter((code) => !texts.get(code))).toEqual([])
    expect(codes.filter((code) => again.test(texts.get(code) ?? '') && !CAN_SUCCEED_LATER.includes(code))).toEqual([])
    for (const unknown of [new TypeError('Failed to fetch'), new Error('?'), { code: 'INTERNAL_SERVER_ERROR' }])
      expect(refusalText(unknown, t)).toBeNull()
  },
)

test('AUTH-02 a text that says to try again is shown only where the reason of a refusal comes before it', () => {
  const keys = Object.entries(ENGLISH)
    .filter(([file]) => !file.includes('/errors/'))
    .flatMap(([, texts]) => Object.entries(texts))
    .filter(([, text]) => isInvitation(text))
    .map(([key]) => key)
  const shownBy = (key: string) => Object.entries(SOURCES).filter(([, source]) => source.includes(`'${key}'`))
  const careless = keys
    .filter((key) => !(key in WITHOUT_REFUSAL))
    .flatMap((key) =>
      shownBy(key)
        .filter(([file, source]) => !source.includes('refusalText(') && !BEFORE_REQUESTS.includes(file))
        .map(([file]) => `${file} ${key}`),
    )
  expect(keys.length).toBeGreaterThan(10)
  expect(careless).toEqual([])
  expect(Object.keys(WITHOUT_REFUSAL).filter((key) => !keys.includes(key))).toEqual([])
})
