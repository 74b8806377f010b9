import { MIDDLE_WIDTH, SMALL_WIDTH } from '#domain/pictures/picture-address.ts'
import { Carousel, type CarouselPicture } from '#web/ui/carousel.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWidestPicture, WidestPicture } from '#web/ui/widest-picture.ts'

interface Props {
  name: string
  pictures: readonly CarouselPicture[]
  /** Index of the picture to begin with. */
  from: number
  onClose: () => void
}

/** Full-screen view of the pictures. Who looks closely gets the middle size while saving data. */
export function FullGallery({ name, pictures, from, onClose }: Props) {
  const widest = useWidestPicture()
  return (
    <Dialog shape="full" title={name} onClose={onClose}>
      <div className="full-gallery">
        <WidestPicture value={widest === SMALL_WIDTH ? MIDDLE_WIDTH : widest}>
          <Carousel label={name} pictures={pictures} sizes="100vw" from={from} isFirst hasKeys />
        </WidestPicture>
      </div>
    </Dialog>
  )
}
