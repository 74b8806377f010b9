import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { LocalPicture } from './local-picture.tsx'
import { PictureGrid } from './message-pictures.tsx'
import type { WaitingPicture } from './waiting-picture.ts'

/** The pictures of a message in the outbox. */
export function WaitingPictures({ pictures }: { pictures: readonly WaitingPicture[] }) {
  const { t } = useTexts(messagesTexts)
  return (
    <PictureGrid>
      {pictures.map((picture, at) => (
        <LocalPicture key={picture.id} picture={picture} alt={t('messages_picture_chosen', { position: at + 1 })} />
      ))}
    </PictureGrid>
  )
}
