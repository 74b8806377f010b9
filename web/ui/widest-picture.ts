import { createContext, useContext, useState } from 'react'
import { FULL_WIDTH, type PictureWidth } from '#domain/pictures/picture-address.ts'

const WidestPictureContext = createContext<PictureWidth>(FULL_WIDTH)

/** Limits the files of the pictures in it that are shown from now on. */
export const WidestPicture = WidestPictureContext.Provider
export const useWidestPicture = () => useContext(WidestPictureContext)

/** The limit at the time when a picture is first shown: what is on the screen is never loaded again. */
export function useOwnWidest(): PictureWidth {
  const widest = useWidestPicture()
  const [own] = useState(widest)
  return own
}
