import { useLayoutEffect, useRef } from 'react'
import { Carousel, type CarouselPicture } from '#web/ui/carousel.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props {
  name: string
  pictures: readonly CarouselPicture[]
  startAt: number
  onClose: () => void
}

/** Full-screen view of pictures. */
export function PictureViewer({ name, pictures, startAt, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.querySelectorAll('li')[startAt]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }, [startAt])
  return (
    <Dialog shape="full" title={name} onClose={onClose}>
      <div ref={box} className="full-gallery">
        <Carousel label={name} pictures={pictures} sizes="100vw" isFirst hasKeys />
      </div>
    </Dialog>
  )
}
