import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { MessagesLink } from './messages-link.tsx'
import { OpenChatButton } from './popup/open-chat-button.tsx'
import { unreadQuery } from './unread-query.ts'

beforeAll(() => loadDefaultTexts('ar'))

test.each([
  ['link', MessagesLink],
  ['button', OpenChatButton],
])('MSG-04 ERRB-01 a number that came before the %s is hydrated is not in what it hydrates', (_, Counting) => {
  const htmlWith = (unread?: number) => {
    const client = new QueryClient()
    if (unread !== undefined)
      client.setQueryData(unreadQuery({} as ApiClient, 'me').queryKey, { unread_count: unread, as_of: '' } as never)
    return renderToString(
      <QueryClientProvider client={client}>
        <TextsProvider value={createTexts('ar', {})}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: <Counting user_id="me" /> }])} />
        </TextsProvider>
      </QueryClientProvider>,
    )
  }
  expect(htmlWith()).toContain('<a ')
  // React hydrates with what the server would render
  expect(htmlWith(7)).toBe(htmlWith())
})
