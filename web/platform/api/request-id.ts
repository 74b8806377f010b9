import { createContext, useContext } from 'react'
import { listenToServerAnswers } from '#web/rendering/server-answers.ts'

/** On the server: the id of the page request, as in the log. */
const RequestIdContext = createContext<string | undefined>(undefined)
export const RequestIdProvider = RequestIdContext.Provider

/** Attribute of the element that shows the id, from which the browser reads it when a page failed on the server. */
export const REQUEST_ID_ATTRIBUTE = 'data-request-id'

let failed: string | undefined

/** Stores the id of the latest request that failed on the server. Call it before rendering. */
export function noteFailedRequests(): void {
  failed = document.querySelector(`[${REQUEST_ID_ATTRIBUTE}]`)?.getAttribute(REQUEST_ID_ATTRIBUTE) ?? undefined
  listenToServerAnswers(({ response }) => {
    if (response.status >= 500) failed = response.headers.get('x-request-id') ?? undefined
  })
}

/** The id of the failed request; undefined if none failed. */
export function useFailedRequestId(): string | undefined {
  const here = useContext(RequestIdContext)
  return here ?? failed
}
