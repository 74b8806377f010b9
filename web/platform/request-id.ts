import { createContext, useContext } from 'react'

/** On the server: the id of the page request, as in the log. */
const RequestIdContext = createContext<string | undefined>(undefined)
export const RequestIdProvider = RequestIdContext.Provider

/** The attribute of the element that shows the id, so that the browser keeps the one of a page that failed on the server. */
export const REQUEST_ID_ATTRIBUTE = 'data-request-id'

let failed: string | undefined

/** Call it before rendering: remembers the id of the latest request that failed on the server. */
export function noteFailedRequests(): void {
  failed = document.querySelector(`[${REQUEST_ID_ATTRIBUTE}]`)?.getAttribute(REQUEST_ID_ATTRIBUTE) ?? undefined
  const send = window.fetch.bind(window)
  window.fetch = async (...request) => {
    const response = await send(...request)
    if (response.status >= 500) failed = response.headers.get('x-request-id') ?? undefined
    return response
  }
}

/** The id of the request that failed, if one did. */
export function useFailedRequestId(): string | undefined {
  const here = useContext(RequestIdContext)
  return here ?? failed
}
