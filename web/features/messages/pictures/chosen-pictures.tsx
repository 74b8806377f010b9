import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { LocalPicture } from './local-picture.tsx'
import type { ChosenPictures as Chosen } from './use-chosen-pictures.ts'

/** The pictures of the message that is being written. */
export function ChosenPictures({ pictures, remove }: Pick<Chosen, 'pictures' | 'remove'>) {
  const { t } = useTexts(messagesTexts)
  if (!pictures.length) return null
  return (
    <ul className="message-pictures-chosen" aria-label={t('messages_pictures_chosen')}>
      {pictures.map((picture, at) => (
        <li key={picture.id} className="relative">
          <LocalPicture picture={picture} alt={t('messages_picture_chosen', { position: at + 1 })} />
          <Button
            variant="icon"
            icon="close"
            className="absolute end-1 top-1 size-8 bg-surface/85"
            aria-label={t('messages_picture_remove', { position: at + 1 })}
            onClick={() => remove(picture.id)}
          />
        </li>
      ))}
    </ul>
  )
}
