import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sendPicture, type SendingPicture } from './upload-picture.ts'

export interface LocalPicture {
  name: string
  /** Under which this page can show the file. */
  preview: string
  phase: 'waiting' | 'sending' | 'sent' | 'failed'
  /** From 0 to 1. */
  progress: number
}

/** The rest waits, so that the first ones are there sooner. */
const AT_ONCE = 4

/** What this page sends: a few pictures at once, again when the connection is back. */
export function useUploads(owner_id: string, onSent: (picture_id: string) => void) {
  const [pictures, setPictures] = useState<ReadonlyMap<string, LocalPicture>>(new Map())
  const files = useRef(new Map<string, File>())
  const sending = useRef(new Map<string, SendingPicture>())
  const waiting = useRef<string[]>([])
  const failed = useRef(new Set<string>())

  const change = (id: string, part: Partial<LocalPicture>) =>
    setPictures((before) => {
      const picture = before.get(id)
      return picture ? new Map(before).set(id, { ...picture, ...part }) : before
    })

  function sendNext(): void {
    while (sending.current.size < AT_ONCE) {
      const id = waiting.current.shift()
      const file = id === undefined ? undefined : files.current.get(id)
      if (id === undefined || !file) return
      const end = (phase: 'sent' | 'failed') => {
        sending.current.delete(id)
        change(id, { phase })
        if (phase === 'failed') failed.current.add(id)
        else onSent(id)
        sendNext()
      }
      const one = sendPicture(
        { file, picture_id: id, owner_id },
        {
          onProgress: (progress) => change(id, { progress }),
          onSent: () => end('sent'),
          onFailed: () => end('failed'),
        },
      )
      sending.current.set(id, one)
      change(id, { phase: 'sending' })
      one.start()
    }
  }

  function add(id: string, file: File): void {
    files.current.set(id, file)
    const preview = URL.createObjectURL(file)
    setPictures((before) => new Map(before).set(id, { name: file.name, preview, phase: 'waiting', progress: 0 }))
    waiting.current.push(id)
    sendNext()
  }

  function retry(id: string): void {
    failed.current.delete(id)
    waiting.current.push(id)
    change(id, { phase: 'waiting' })
    sendNext()
  }

  function cancel(id: string): void {
    sending.current.get(id)?.cancel()
    sending.current.delete(id)
    failed.current.delete(id)
    files.current.delete(id)
    waiting.current = waiting.current.filter((one) => one !== id)
    const preview = pictures.get(id)?.preview
    if (preview !== undefined) URL.revokeObjectURL(preview)
    setPictures((before) => new Map([...before].filter(([one]) => one !== id)))
    sendNext()
  }

  const retryAll = useEffectEvent(() => failed.current.forEach(retry))
  useEffect(() => {
    const goOn = () => retryAll()
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [])

  return { pictures, add, retry, cancel }
}
