import { expect, test } from 'vitest'
import { AD_FIELDS } from '#domain/cars/fields.ts'

const SOURCES = import.meta.glob<string>(
  ['../../{web,domain}/**/*.{ts,tsx}', '!../texts/**/{en,ar}.ts', '!**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)
const ENGLISH = import.meta.glob<Record<string, string>>('./{*/,}en.ts', { import: 'en', eager: true })

/** Fields with a text per value, such as `color_white`. */
const COMPOSED = [...AD_FIELDS.filter(({ type }) => type === 'choice').map(({ name }) => name), 'body_type', 'tag']

const source = Object.values(SOURCES).join('\n')
const literals = new Set([...source.matchAll(/(['"])(\w+)\1/g)].map(([, , name]) => name))
/** Keys composed with template literals, such as `ad_state_${state}`. */
const templates = [...source.matchAll(/`((?:\w|\$\{[^{}`]*\})+)`/g)]
  .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
  .filter((parts) => parts.length > 1 && parts.join('').length > 2)
  .map((parts) => new RegExp(`^${parts.join('\\w+')}$`))

const isUsed = (key: string): boolean =>
  literals.has(key) ||
  COMPOSED.some((name) => key.startsWith(`${name}_`)) ||
  templates.some((pattern) => pattern.test(key))

test('SET-07 every text is shown somewhere', () => {
  const unused = Object.values(ENGLISH)
    .flatMap((texts) => Object.keys(texts))
    .filter((key) => ![key, key.replace(/_(?:one|other)$/, '')].some(isUsed))
  expect(unused).toEqual([])
})

test('SET-07 every value of a field has a text', () => {
  const all = new Set(Object.values(ENGLISH).flatMap((texts) => Object.keys(texts)))
  const keys = AD_FIELDS.flatMap((field) =>
    field.type === 'choice' ? field.values.map((value) => `${field.name}_${value}`) : [],
  )
  expect(keys.filter((key) => !all.has(key))).toEqual([])
})
