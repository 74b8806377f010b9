import { beforeAll, expect, test } from 'vitest'
import { ASKED_OF_LOAN } from '#domain/assistant/loan/stated-loan.ts'
import { FIT_REASONS } from '#domain/assistant/fit-reasons.ts'
import { QUESTIONS, SAYINGS } from '#domain/assistant/sayings.ts'
import { SITE_PAGES } from '#domain/assistant/site-matters.ts'
import { CALCULATORS } from '#domain/assistant/stored-part.ts'
import { readMessage } from '#domain/assistant/read-message.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import '#web/texts/assistant/area.ts'
import { ar } from '#web/texts/assistant/ar.ts'
import { en } from '#web/texts/assistant/en.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'

beforeAll(() => Promise.all(LANGUAGES.map(loadDefaultTexts)))

const TEXTS: Record<Lang, Readonly<Record<string, string>>> = { ar, en }
const KEYS = [
  ...SAYINGS.map((saying) => `assistant_says_${saying}`),
  ...QUESTIONS.map((question) => `assistant_asks_${question}`),
  ...ASKED_OF_LOAN.map((asked) => `assistant_asks_loan_${asked}`),
  ...FIT_REASONS.map((reason) => `assistant_fits_${reason}`),
  ...SITE_PAGES.map((page) => `assistant_page_${page}`),
  ...CALCULATORS.map((name) => `assistant_calculator_${name.replace('-', '_')}`),
]

test.each(LANGUAGES)('AI-01 LANG-01 everything that the assistant can say has a text in %s', (lang) => {
  const texts = TEXTS[lang]
  expect(KEYS.filter((key) => !texts[key] && !texts[`${key}_other`])).toEqual([])
  const { t } = createTexts(lang, {})
  for (const key of KEYS) expect(t(key, { count: 3 }), key).not.toMatch(/\{\{|assistant_/)
})

const nothing = { filters: {}, chips: [], sort: null, unused: [], other_goods: null, unread: [] }

test.each(LANGUAGES)('AI-01 what the buttons send is understood as what they say in %s', (lang) => {
  const { t } = createTexts(lang, {})
  const wish = { parts: [{ field: 'price' as const, min: null, max: 9 }], words: '', sort: 'newest' as const }
  const before = { wish, shown: 6, isAboutOne: false, topic: null, loan: null }
  const kindOf = (key: string) => readMessage(t(key), before, () => nothing as never).kind
  expect(kindOf('assistant_undo')).toBe('undo')
  expect(kindOf('assistant_then_more')).toBe('more')
  expect(kindOf('assistant_then_cheaper')).toBe('compare_with_shown')
  expect(kindOf('assistant_then_newer')).toBe('compare_with_shown')
  expect(kindOf('assistant_then_driven_less')).toBe('compare_with_shown')
  expect(kindOf('assistant_then_compare')).toBe('compare')
  expect(kindOf('assistant_try_price')).toBe('topic')
  expect(kindOf('assistant_try_yearly')).toBe('topic')
  expect(kindOf('assistant_try_transfer')).toBe('topic')
  expect(kindOf('assistant_try_inspect')).toBe('topic')
  expect(kindOf('assistant_try_compare')).toBe('compare')
})
