import { dehydrate, hydrate, useQueryClient, type DehydratedState, type QueryClient } from '@tanstack/react-query'

const ID = 'queries'

/** The server's queries in the page, for the browser to hydrate from. As JSON, nothing of it is executed. */
export function DehydratedQueries() {
  const client = useQueryClient()
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? encode(client) : '' }}
    />
  )
}

/** Without any `<`, so that no text in it can end the element. */
const encode = (client: QueryClient): string => JSON.stringify(dehydrate(client)).replaceAll('<', String.raw`\u003c`)

/** Fills the client with the queries that came with the page. */
export function hydrateQueries(client: QueryClient): void {
  const dehydrated = document.querySelector(`#${ID}`)?.textContent
  if (dehydrated) hydrate(client, JSON.parse(dehydrated) as DehydratedState)
}
