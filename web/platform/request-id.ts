import { createContext, useContext } from 'react'

/** On the server: the id of the request that the page answers, as the log names it. */
const RequestIdContext = createContext<string | undefined>(undefined)
export const RequestIdProvider = RequestIdContext.Provider

/** On the element that shows an id, so that a page that failed on the server keeps it in the browser. */
export const REQUEST_ID_ATTRIBUTE = 'data-request-id'

let failed: string | undefined

/** Call it before anything renders: from then on the latest request that the server failed to answer is remembered. */
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
