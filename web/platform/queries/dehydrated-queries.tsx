import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'

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

/** Keys and data only, which are a fraction of React Query's own format. Escapes `<`, so that no text can close the script. */
function encode(client: QueryClient): string {
  const queries = client.getQueriesData({ predicate: ({ state }) => state.status === 'success' })
  return JSON.stringify(queries).replaceAll('<', String.raw`\u003c`)
}

/** Fills the query client from the page. The age of data is measured by the clock of the device. */
export function hydrateQueries(client: QueryClient): void {
  const queries = document.querySelector(`#${ID}`)?.textContent
  if (!queries) return
  for (const [key, data] of JSON.parse(queries) as [QueryKey, unknown][]) client.setQueryData(key, data)
}
