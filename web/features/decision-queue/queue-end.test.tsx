import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { QueueEnd } from './queue-end.tsx'

beforeAll(() => loadDefaultTexts('en'))

test('ADMIN-01 the end of a queue shows the result of the last decision, which can still be undone', () => {
  const htmlOf = (hasFailed: boolean) =>
    renderToStaticMarkup(
      <TextsProvider value={createTexts('en', {})}>
        <QueueEnd
          note={{ text: 'Approved: Camry', hasFailed, ...(!hasFailed && { onUndo: () => {} }) }}
          takesFocus={() => true}
          none="Nothing waits."
        />
      </TextsProvider>,
    )
  const done = htmlOf(false)
  expect(done).toContain('<p role="status">Approved: Camry</p>')
  expect(done).toMatch(/<button[^>]*>.*Undo/)
  expect(done).toContain('Nothing waits.')
  // takes the focus after the last item has been decided
  expect(done).toMatch(/^<div tabindex="-1"/)
  const failed = htmlOf(true)
  expect(failed).toMatch(/role="alert"[^>]*>.*Approved: Camry/)
  expect(failed).not.toContain('<button')
})
