import { dehydrate, hydrate, useQueryClient, type DehydratedState, type QueryClient } from '@tanstack/react-query'

const ID = 'queries'

/** Carries what the server asked for to the browser, as data that nothing executes. */
export function CarriedQueries() {
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

/** Hands the queries that came with the page to the client. */
export function takeCarriedQueries(client: QueryClient): void {
  const carried = document.querySelector(`#${ID}`)?.textContent
  if (carried) hydrate(client, JSON.parse(carried) as DehydratedState)
}
