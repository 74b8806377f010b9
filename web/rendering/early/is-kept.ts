import { createContext } from 'react'

/** Whether what the server has rendered stays in place until the code has come: parts suspend then. */
export const IsKept = createContext(false)
