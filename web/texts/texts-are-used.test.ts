import { expect, test } from 'vitest'
import { AD_FIELDS } from '#domain/cars/fields.ts'

const SOURCES = import.meta.glob<string>(
  ['../../{web,domain}/**/*.{ts,tsx}', '!../texts/**/{en,ar}.ts', '!**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)
/** Sources of values that the web shows, such as the reasons of errors. */
const OTHERS = import.meta.glob<string>(['../../{contract,server}/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const ENGLISH = import.meta.glob<Record<string, string>>('./{*/,}en.ts', { import: 'en', eager: true })

/** Fields with a text per value, such as `color_white`. */
const COMPOSED = [...AD_FIELDS.filter(({ type }) => type === 'choice').map(({ name }) => name), 'body_type', 'tag']

const source = Object.values(SOURCES).join('\n')
const all = [source, ...Object.values(OTHERS)].join('\n')
const literals = new Set([...source.matchAll(/(['"])(\w+)\1/g)].map(([, , name]) => name))
const words = new Set([all, ...Object.keys({ ...SOURCES, ...OTHERS }).map(snakeCase)].join(' ').match(/\w+/g))
/** Keys composed with template literals, such as `ad_state_${state}`. */
const templates = templatesOf(source)
/** Values composed with template literals, such as `${field}_too_low`. */
const composed = templatesOf(all)

function templatesOf(text: string): RegExp[] {
  return [...new Set([...text.matchAll(/`((?:\w|\$\{[^{}`]*\})+)`/g)].map(([, template = '']) => template))]
    .map((template) => template.split(/\$\{[^}]*\}/))
    .filter((parts) => parts.length > 1 && parts.join('').length > 2)
    .map((parts) => new RegExp(`^${parts.join('(\\w+)')}$`))
}

function snakeCase(text: string): string {
  return text.replaceAll('-', '_')
}

/** Whether a text consists of a template and values for its variables. */
const fits = (text: string, patterns: readonly RegExp[], isValue: (value: string) => boolean): boolean =>
  patterns.some((pattern) => pattern.exec(text)?.slice(1).every(isValue))
const isWord = (value: string): boolean => words.has(value)
const isValue = (value: string): boolean => isWord(value) || fits(value, composed, isWord)

const isUsed = (key: string): boolean =>
  literals.has(key) || COMPOSED.some((name) => key.startsWith(`${name}_`)) || fits(key, templates, isValue)

test('SET-07 every text is shown somewhere', () => {
  const unused = Object.values(ENGLISH)
    .flatMap((texts) => Object.keys(texts))
    .filter((key) => ![key, key.replace(/_(?:one|other)$/, '')].some(isUsed))
  expect(unused).toEqual([])
})

test('SET-07 texts that one feature alone uses are not among those of the admin frame, but in an area of their own', () => {
  const usersOf = (key: string): string[] =>
    Object.entries(SOURCES)
      .filter(([, text]) => text.includes(`'${key}'`))
      .map(([file]) => /web\/features\/([^/]+)\//.exec(file)?.[1] ?? 'shared')
  const keys = Object.keys(ENGLISH['./admin/en.ts'] ?? {})
  expect(keys.length).toBeGreaterThan(10)
  expect(
    keys.filter((key) => {
      const [user = 'admin', ...others] = new Set(usersOf(key))
      return others.length === 0 && !['admin', 'shared'].includes(user)
    }),
  ).toEqual([])
})

test('SET-07 every value of a field has a text', () => {
  const keysOfAll = new Set(Object.values(ENGLISH).flatMap((texts) => Object.keys(texts)))
  const keys = AD_FIELDS.flatMap((field) =>
    field.type === 'choice' ? field.values.map((value) => `${field.name}_${value}`) : [],
  )
  expect(keys.filter((key) => !keysOfAll.has(key))).toEqual([])
})
