import { useRef, useState } from 'react'
import { v7 as newId } from 'uuid'
import { MOST_MESSAGE_PICTURES } from '#domain/messages/message-pictures.ts'
import { MOST_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import { errorTexts } from '#web/texts/errors/area.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { shrinkPicture } from './shrink-picture.ts'
import type { WaitingPicture } from './waiting-picture.ts'

export interface ChosenPictures {
  pictures: readonly WaitingPicture[]
  add: (files: readonly File[]) => void
  remove: (id: string) => void
  /** Back from a message that is not sent after all. */
  putBack: (pictures: readonly WaitingPicture[]) => void
  /** For the message that is sent now. */
  take: () => readonly WaitingPicture[]
}

/** The pictures of the message that is being written. */
export function useChosenPictures(): ChosenPictures {
  const { t } = useTexts(messagesTexts, errorTexts)
  const [pictures, setPictures] = useState<readonly WaitingPicture[]>([])
  const latest = useRef(pictures)
  const set = (next: readonly WaitingPicture[]) => {
    latest.current = next
    setPictures(next)
  }
  const leaveOut = (description: string) =>
    addToast({ title: t('messages_picture_left_out'), description, variant: 'destructive' })

  async function shrink({ id, file }: WaitingPicture) {
    const made = await shrinkPicture(file)
    set(latest.current.map((one) => (one.id === id ? { id, file: made } : one)))
  }

  function add(files: readonly File[]) {
    for (const file of files) {
      const fault = faultOf(file)
      if (fault) leaveOut(t(`field_picture_${fault}`))
      else if (latest.current.length >= MOST_MESSAGE_PICTURES) {
        leaveOut(t('messages_pictures_too_many', { most: MOST_MESSAGE_PICTURES }))
        return
      } else {
        const picture = { id: newId(), file }
        set([...latest.current, picture])
        void shrink(picture)
      }
    }
  }

  return {
    pictures,
    add,
    remove: (id) => set(latest.current.filter((one) => one.id !== id)),
    putBack: (back) => set([...back, ...latest.current].slice(0, MOST_MESSAGE_PICTURES)),
    take: () => {
      const taken = latest.current
      set([])
      return taken
    },
  }
}

/** What can be told before the server decodes it. */
function faultOf({ size, type }: File) {
  if (size === 0) return 'empty'
  if (type && !type.startsWith('image/')) return 'not_a_picture'
  return size > MOST_PICTURE_BYTES ? 'too_large' : null
}
