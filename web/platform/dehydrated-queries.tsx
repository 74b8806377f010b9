import { dehydrate, hydrate, useQueryClient, type DehydratedState, type QueryClient } from '@tanstack/react-query'

const ID = 'queries'

/** Embeds the dehydrated queries in the page, as JSON, which is not executed. */
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

/** Without `<`, so that no text can close the element. */
const encode = (client: QueryClient): string => JSON.stringify(dehydrate(client)).replaceAll('<', String.raw`\u003c`)

/** Hydrates the query client from the page; ages count by the clock of the device, however wrong it is. */
export function hydrateQueries(client: QueryClient): void {
  const dehydrated = document.querySelector(`#${ID}`)?.textContent
  if (!dehydrated) return
  const { mutations, queries } = JSON.parse(dehydrated) as DehydratedState
  const dataUpdatedAt = Date.now()
  hydrate(client, { mutations, queries: queries.map((one) => ({ ...one, state: { ...one.state, dataUpdatedAt } })) })
}
