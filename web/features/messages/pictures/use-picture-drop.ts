import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Accepts files that are dropped on the section around an element. */
export function usePictureDrop(inside: RefObject<HTMLElement | null>, onDrop: (files: File[]) => void): void {
  const drop = useEffectEvent((event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (!files.length) return
    event.preventDefault()
    onDrop(files)
  })
  useEffect(() => {
    const section = inside.current?.closest('section')
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    section?.addEventListener('dragover', allow)
    section?.addEventListener('drop', drop)
    return () => {
      section?.removeEventListener('dragover', allow)
      section?.removeEventListener('drop', drop)
    }
  }, [inside])
}
