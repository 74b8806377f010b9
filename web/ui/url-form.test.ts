import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FORM = /<UrlForm\b.*?<\/UrlForm>/s
const VISIBLE_FIELD = /<(?:Field|SelectField|TimeField|input)\b(?:(?!type="hidden")[^>]|(?<==)>)*?\bname="(\w+)"/g

test.each(globSync('web/**/*.tsx').filter((file) => FORM.test(readFileSync(file, 'utf8'))))(
  'EXPL-01 the form of %s names each of its fields, so that all follow the URL',
  (file) => {
    const source = readFileSync(file, 'utf8')
    const named = /const FIELDS = \[(.*?)\]/.exec(source)?.[1]?.match(/\w+/g)
    const [form = ''] = FORM.exec(source) ?? []
    expect(named).toEqual([...form.matchAll(VISIBLE_FIELD)].map(([, name]) => name))
  },
)
