import { expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>(
  ['../../{web,domain}/**/*.{ts,tsx}', '!../texts/**/{en,ar}.ts', '!**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)
const ENGLISH = import.meta.glob<Record<string, string>>('./{*/,}en.ts', { import: 'en', eager: true })

/** Names that `composedText` puts together of a field's name and its value. */
const COMPOSED = [
  'condition',
  'body_type',
  'color',
  'interior_color',
  'fuel_type',
  'transmission',
  'drivetrain',
  'regional_spec',
  'accident',
  'paint',
  'tag',
]

const source = Object.values(SOURCES).join('\n')
const literals = new Set([...source.matchAll(/(['"])(\w+)\1/g)].map(([, , name]) => name))
/** Keys in which only a part varies, as `ad_state_${state}`. */
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
