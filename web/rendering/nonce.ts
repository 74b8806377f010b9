import { createContext, useContext } from 'react'

/** Server only: the nonce must not be part of the data of the page. */
const NonceContext = createContext<string | undefined>(undefined)
export const NonceProvider = NonceContext.Provider
export const useNonce = () => useContext(NonceContext)
