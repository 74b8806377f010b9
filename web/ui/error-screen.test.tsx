import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorScreen } from './error-screen.tsx'

test('ROUTE-04 the last fallback shows its heading and the error’s own text', () => {
  const html = renderToStaticMarkup(<ErrorScreen error={new Error('the wheels came off')} />)
  expect(html).toContain('Unexpected Application Error!')
  expect(html).toContain('the wheels came off')
  expect(renderToStaticMarkup(<ErrorScreen error={null} />)).toContain('Unexpected Application Error!')
})
