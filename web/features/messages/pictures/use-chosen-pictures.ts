import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { v7 as newId } from 'uuid'
import { MOST_MESSAGE_PICTURES } from '#domain/messages/message-pictures.ts'
import { MOST_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import { isReadable } from '#web/platform/device/chosen-file.ts'
import { errorTexts } from '#web/texts/errors/area.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { storeChoice, readChoice } from './choice-store.ts'
import { shrinkPicture } from './shrink-picture.ts'
import type { WaitingPicture } from './waiting-picture.ts'

export interface ChosenPictures {
  pictures: readonly WaitingPicture[]
  add: (files: readonly File[]) => void
  remove: (id: string) => void
  /** Whether there is room for so many more; otherwise a toast says that there is not. */
  hasRoomFor: (count: number) => boolean
  /** Adds the pictures of a message that was taken back. */
  putBack: (pictures: readonly WaitingPicture[]) => void
  /** Passes the pictures to `send` and clears the selection. They stay stored until `send` has resolved. */
  take: (send: (pictures: readonly WaitingPicture[]) => Promise<void>) => Promise<void>
}

/**
 * The pictures of an unsent message, stored on the device.
 * @param draft key made of user and thread
 */
export function useChosenPictures(draft: string): ChosenPictures {
  const { t } = useTexts(messagesTexts, errorTexts)
  const [pictures, setPictures] = useState<readonly WaitingPicture[]>([])
  const latest = useRef(pictures)
  const show = (next: readonly WaitingPicture[]) => {
    latest.current = next
    setPictures(next)
  }
  const store = () =>
    storeChoice(
      draft,
      latest.current.map(({ file }) => file),
    )
  const set = (next: readonly WaitingPicture[]) => {
    show(next)
    void store()
  }
  const leaveOut = (description: string) =>
    addToast({ title: t('messages_picture_left_out'), description, variant: 'destructive' })
  const sayFull = () => leaveOut(t('messages_pictures_too_many', { most: MOST_MESSAGE_PICTURES }))
  const putBefore = (before: readonly WaitingPicture[]) => {
    const all = [...before, ...latest.current]
    if (all.length > MOST_MESSAGE_PICTURES) sayFull()
    set(all.slice(0, MOST_MESSAGE_PICTURES))
  }

  /** A file that is gone looks empty. */
  const leaveOutEmpty = async (file: File) =>
    leaveOut(t((await isReadable(file)) ? 'field_picture_empty' : 'error_file_gone'))

  const isShown = useRef(false)
  async function shrink({ id, file }: WaitingPicture) {
    const made = await shrinkPicture(file).catch(() => null)
    if (!isShown.current || !latest.current.some((one) => one.id === id)) return
    if (made) return set(latest.current.map((one) => (one.id === id ? { id, file: made } : one)))
    set(latest.current.filter((one) => one.id !== id))
    leaveOut(t('error_file_gone'))
  }

  const restore = useEffectEvent((files: readonly Blob[]) => {
    if (!files.length) return
    const added = files.map((file) => ({ id: newId(), file }))
    putBefore(added)
    // the page may have been closed before they were shrunk
    for (const picture of added) void shrink(picture)
  })
  useEffect(() => {
    let isGone = false
    isShown.current = true
    void readChoice(draft).then((files) => isGone || restore(files))
    return () => {
      isGone = true
      isShown.current = false
    }
  }, [draft])

  function add(files: readonly File[]) {
    for (const file of files) {
      const fault = faultOf(file)
      if (fault === 'empty') void leaveOutEmpty(file)
      else if (fault) leaveOut(t(`field_picture_${fault}`))
      else if (latest.current.length >= MOST_MESSAGE_PICTURES) {
        sayFull()
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
    hasRoomFor: (count) => {
      const hasRoom = latest.current.length + count <= MOST_MESSAGE_PICTURES
      if (!hasRoom) sayFull()
      return hasRoom
    },
    putBack: putBefore,
    take: async (send) => {
      const taken = latest.current
      show([])
      await send(taken)
      await store()
    },
  }
}

/** Errors that are detectable without decoding. */
function faultOf({ size, type }: File) {
  if (size === 0) return 'empty'
  if (type && !type.startsWith('image/')) return 'not_a_picture'
  return size > MOST_PICTURE_BYTES ? 'too_large' : null
}
