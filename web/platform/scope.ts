import { createContext } from 'react-router'
import type { RequestScope } from '#contract/render.ts'

/** Loaders on the server read from it what the host handed over. */
export const scopeContext = createContext<RequestScope>()
