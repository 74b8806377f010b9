import { PictureViewer } from '#web/ui/viewer/picture-viewer.tsx'
import type { ViewedPicture } from '#web/ui/viewer/viewed-picture.ts'
import { PhoneBar, type PhoneBarProps } from './phone-bar.tsx'

interface Props extends PhoneBarProps {
  name: string
  pictures: readonly ViewedPicture[]
  /** Index of the picture to begin with. */
  from: number
  onClose: () => void
}

/** The pictures of an ad in full screen, on phones with its contact buttons. */
export function FullGallery({ name, pictures, from, onClose, ...ad }: Props) {
  return <PictureViewer name={name} pictures={pictures} from={from} footer={<PhoneBar {...ad} />} onClose={onClose} />
}
