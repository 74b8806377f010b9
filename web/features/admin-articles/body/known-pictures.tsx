import { createContext, useContext } from 'react'
import type { MediaPicture } from '#contract/media.ts'
import type { Elements } from '#web/ui/elements.tsx'

const Known = createContext<ReadonlyMap<string, MediaPicture>>(new Map())

/** The picture with an id if it was sent with the article. */
export const useKnownPicture = (id: string): MediaPicture | undefined => useContext(Known).get(id)

export function KnownPictures({ pictures, children }: { pictures: readonly MediaPicture[]; children: Elements }) {
  return <Known value={new Map(pictures.map((picture) => [picture.id, picture]))}>{children}</Known>
}
