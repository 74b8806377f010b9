import { useCallback, useState } from 'react'
import type { WaitingPicture } from './waiting-picture.ts'

interface Props {
  picture: WaitingPicture
  alt: string
}

/** A picture on this device. Blank if the browser does not support its format. */
export function LocalPicture({ picture, alt }: Props) {
  // fixed, since a shrunk copy looks the same
  const [file] = useState(picture.file)
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} alt={alt} className="message-picture" />
}
