import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { ServerForm } from './server-form.tsx'

test('a form that is not hydrated yet can’t be submitted by the browser itself', async () => {
  await loadDefaultTexts('en')
  const html = renderToStaticMarkup(
    <TextsProvider value={createTexts('en', {})}>
      <ServerForm
        form={{ prepare: () => {}, onSubmit: () => {}, isSending: false, failure: null, refusals: 0 }}
        submit="Send"
      >
        <input name="email" />
      </ServerForm>
    </TextsProvider>,
  )
  expect(html).toMatch(/<form [^>]*method="dialog"/)
})
