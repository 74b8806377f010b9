import { createContext, useContext } from 'react'

/**
 * The nonce of inline scripts, which the server replaces by hashes (`page-scripts.ts`). Only the server has it: it must
 * not be part of the data of the page.
 */
const NonceContext = createContext<string | undefined>(undefined)
export const NonceProvider = NonceContext.Provider
export const useNonce = () => useContext(NonceContext)
