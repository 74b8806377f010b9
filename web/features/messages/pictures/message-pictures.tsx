import { useState, type ReactNode } from 'react'
import {
  MESSAGE_PICTURE_SIZES,
  type MessagePictureSize,
  messagePictureAddress,
} from '#domain/messages/message-pictures.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { LatePictureViewer } from '#web/ui/viewer/late-picture-viewer.ts'
import './message-pictures.css'

interface Props {
  ids: readonly string[]
  /** Name of the sender; null for own messages. */
  sender: string | null
  addressOf?: (pictureId: string, size: MessagePictureSize) => string
}

/** The pictures of a stored message; a click opens the full-screen view. */
export function MessagePictures({ ids, sender, addressOf = messagePictureAddress }: Props) {
  const { t } = useTexts(messagesTexts)
  const [opened, setOpened] = useState<number | null>(null)
  const name = sender === null ? t('messages_picture_own') : t('messages_picture_from', { name: sender })
  const pictures = ids.map((id, at) => {
    const [large, small] = MESSAGE_PICTURE_SIZES.map((size) => addressOf(id, size)) as [string, string]
    const label = ids.length > 1 ? t('messages_picture_of', { name, position: at + 1, total: ids.length }) : name
    return { image: large, small, label, view: null, size: null }
  })
  return (
    <>
      <PictureGrid>
        {pictures.map(({ image, small, label }, at) => (
          <a
            key={image}
            {...LatePictureViewer.opener}
            href={image}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              setOpened(at)
            }}
          >
            <img src={small} alt={label} loading="lazy" decoding="async" className="message-picture" />
          </a>
        ))}
      </PictureGrid>
      {opened !== null && (
        <LatePictureViewer name={name} pictures={pictures} from={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

/** A grid of pictures with a fixed aspect ratio, so that loading them shifts nothing. */
export const PictureGrid = ({ children }: { children: ReactNode }) => <div className="message-pictures">{children}</div>
