import { Carousel, type CarouselPicture } from '#web/ui/carousel.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props {
  name: string
  pictures: readonly CarouselPicture[]
  onClose: () => void
}

/** Full-screen view of the pictures. */
export function FullGallery({ name, pictures, onClose }: Props) {
  return (
    <Dialog shape="full" title={name} onClose={onClose}>
      <div className="full-gallery">
        <Carousel label={name} pictures={pictures} sizes="100vw" isFirst hasKeys />
      </div>
    </Dialog>
  )
}
