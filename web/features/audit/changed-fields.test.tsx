import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { ChangedFields } from './changed-fields.tsx'

beforeAll(() => loadDefaultTexts('en'))

test('ADMIN-07 the log shows what was set, emptied or kept, but no field that was empty and stayed so', () => {
  const html = renderToStaticMarkup(
    <TextsProvider value={createTexts('en', {})}>
      <ChangedFields
        change={{ before: { a: null, b: 'old', c: null, e: 0 }, after: { a: null, b: null, c: 'new', d: null, e: 0 } }}
      />
    </TextsProvider>,
  )
  expect([...html.matchAll(/<dt[^>]*><bdi>(.*?)<\/bdi>/g)].map(([, name]) => name)).toEqual(['b', 'c', 'e'])
})
