import { dehydrate, hydrate, useQueryClient, type DehydratedState, type QueryClient } from '@tanstack/react-query'

const ID = 'queries'

/** Embeds the dehydrated queries in the page as JSON, which is not executed. */
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

/** Escapes `<`, so that no text can close the script element. */
const encode = (client: QueryClient): string => JSON.stringify(dehydrate(client)).replaceAll('<', String.raw`\u003c`)

/** Hydrates the query client from the page. The age of data is measured by the clock of the device. */
export function hydrateQueries(client: QueryClient): void {
  const dehydrated = document.querySelector(`#${ID}`)?.textContent
  if (!dehydrated) return
  const { mutations, queries } = JSON.parse(dehydrated) as DehydratedState
  const dataUpdatedAt = Date.now()
  hydrate(client, { mutations, queries: queries.map((one) => ({ ...one, state: { ...one.state, dataUpdatedAt } })) })
}
