import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { toSaved } from './to-saved.ts'

const Saved = z.strictObject({ name: z.string().min(1, 'required'), count: z.int('count_wrong').max(9, 'too_many') })
const Form = z.strictObject({ name: z.string(), count: z.string() }).transform(
  toSaved(Saved, ({ name, count }, refuse) => {
    if (count === 'many') refuse(['count'], 'in_words')
    return { name, count: Number(count) }
  }),
)
const problemsOf = (typed: object) =>
  Form.safeParse(typed).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('ADMIN-03 a form tells of all wrong fields at once, and of each once', () => {
  expect(Form.parse({ name: 'a', count: '3' })).toEqual({ name: 'a', count: 3 })
  expect(problemsOf({ name: '', count: 'many' })).toEqual([
    ['count', 'in_words'],
    ['name', 'required'],
  ])
  expect(problemsOf({ name: '', count: '10' })).toEqual([
    ['name', 'required'],
    ['count', 'too_many'],
  ])
})

test('ADMIN-03 no form that refuses something itself continues with a pipe', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) => /-schemas?\.ts$/.test(name))
  expect(files.length).toBeGreaterThan(5)
  const refused = files.filter((name) => {
    const source = readFileSync(`web/${name}`, 'utf8')
    return /\.pipe\(\s*[A-Z]/.test(source) && /addIssue|\.(?:superR|r)efine\(/.test(source)
  })
  expect(refused).toEqual([])
})
