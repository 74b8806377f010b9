import { createContext, useContext } from 'react'

/** Known on the server alone: what marks this page's inline scripts must not stand in its data. */
const NonceContext = createContext<string | undefined>(undefined)
export const NonceProvider = NonceContext.Provider
export const useNonce = () => useContext(NonceContext)
