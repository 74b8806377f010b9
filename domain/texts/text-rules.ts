import type { Lang } from '#domain/language.ts'
import { isBlank, visibleLength } from '#domain/text/visible-text.ts'
import type { BuiltInForm } from './text-form.ts'

export const TEXT_FAULTS = [
  'blank',
  'placeholder_missing',
  'placeholder_foreign',
  'placeholder_broken',
  'direction',
  'control',
] as const

/** An error that prevents a text from being displayed correctly. */
export interface TextFault {
  fault: (typeof TEXT_FAULTS)[number]
  /** The affected placeholders or characters. */
  names: readonly string[]
}

/** A warning: possibly intended. */
export type TextHint = 'long' | 'markup' | 'invisible'

export const LONGEST_TEXT = 5000

const PLACEHOLDER = /\{\{(\w+)\}\}/g
/** Embeddings and overrides also affect the text after them; so do unclosed isolates. */
const OVERRIDES = /[\u202a-\u202e]/g
const CONTROLS = /(?!\n)\p{Cc}|\p{Cs}/gu
const INVISIBLE = /[\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/gu
/** Emails and SMS may contain the name of the site. */
const SENT = /^(mail|sms)_/
/** Plural forms of exactly one number may omit it. */
const SAY_IT_IN_WORDS = ['zero', 'one', 'two']

export const placeholdersOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)),
]

/** @param all all plural forms of the text; their placeholders are allowed in both languages */
export function faultsOf(text: string, lang: Lang, form: BuiltInForm, all: readonly BuiltInForm[]): TextFault[] {
  if (isBlank(text)) return [{ fault: 'blank', names: [] }]
  const has = placeholdersOf(text)
  const known = new Set(all.flatMap((one) => placeholdersOf(`${one.built_in_ar ?? ''}${one.built_in_en ?? ''}`)))
  if (form.form) known.add('count')
  if (SENT.test(form.text_key)) known.add('app_name')
  const needed = placeholdersOf(form[`built_in_${lang}`] ?? '').filter(
    (name) => name !== 'app_name' && (name !== 'count' || !form.form || !SAY_IT_IN_WORDS.includes(form.form)),
  )
  const found: TextFault[] = [
    { fault: 'placeholder_missing', names: needed.filter((name) => !has.includes(name)) },
    { fault: 'placeholder_foreign', names: has.filter((name) => !known.has(name)) },
    { fault: 'placeholder_broken', names: text.replaceAll(PLACEHOLDER, '').match(/\{\{|\}\}/g) ?? [] },
    { fault: 'direction', names: [...codesOf(text, OVERRIDES), ...openIsolates(text)] },
    { fault: 'control', names: codesOf(text, CONTROLS) },
  ]
  return found.filter(({ names }) => names.length > 0)
}

export function hintsOf(text: string, lang: Lang, form: BuiltInForm): TextHint[] {
  const builtIn = form[`built_in_${lang}`] ?? ''
  const usual = visibleLength(builtIn)
  const isMuchLonger = visibleLength(text) > Math.max(usual * 1.5, usual + 12)
  const hasNewInvisible = codesOf(text, INVISIBLE).some((code) => !codesOf(builtIn, INVISIBLE).includes(code))
  return [
    ...(isMuchLonger ? (['long'] as const) : []),
    ...(/<[a-z!/]|&\w+;/i.test(text) ? (['markup'] as const) : []),
    ...(hasNewInvisible ? (['invisible'] as const) : []),
  ]
}

/** Splits a text into segments and marks placeholders and invisible characters. */
export function segmentsOf(text: string): { kind: 'text' | 'placeholder' | 'invisible'; text: string }[] {
  return text
    .split(/(\{\{\w+\}\}|[\p{Cf}\u115f\u1160\u3164\uffa0\u2800]|(?!\n)\p{Cc})/u)
    .filter((segment) => segment !== '')
    .map((segment) =>
      /^\{\{\w+\}\}$/.test(segment)
        ? { kind: 'placeholder', text: segment }
        : /^[\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0\u2800]$/u.test(segment)
          ? { kind: 'invisible', text: codeOf(segment) }
          : { kind: 'text', text: segment },
    )
}

function openIsolates(text: string): string[] {
  let open = 0
  let extra = false
  for (const character of text) {
    if (/[\u2066-\u2068]/.test(character)) open++
    if (character === '\u2069' && --open < 0) extra = true
  }
  return open === 0 && !extra ? [] : codesOf(text, /[\u2066-\u2069]/g)
}

const codesOf = (text: string, pattern: RegExp): string[] => [...new Set((text.match(pattern) ?? []).map(codeOf))]

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
