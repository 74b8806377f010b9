import { createContext, use } from 'react'
import type { Elements } from './elements.tsx'

const WayOutContext = createContext<Elements>(null)

/** What pages offer that have nothing else to show. Given by the root, since this folder knows no feature. */
export const WayOutProvider = WayOutContext.Provider

/** Something real below the message of an empty page. */
export const WayOut = () => use(WayOutContext)
