import type { Ref } from 'react'
import { Lightbox, type ControllerRef, type ZoomRef } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { useTexts } from '#web/texts/texts-context.tsx'
import { viewerTexts } from '#web/texts/viewer/area.ts'
import { videoOf } from '#domain/pictures/picture-address.ts'
import type { Elements } from '../elements.tsx'
import { stagePlugin } from './stage-plugin.tsx'
import type { ViewedPicture } from './viewed-picture.ts'
import { VideoSlide } from './video-slide.tsx'
import { ZoomedPicture } from './zoomed-picture.tsx'

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    viewed: { type: 'viewed'; picture: ViewedPicture }
  }
}

const MOST_ZOOM = 3

interface Props {
  name: string
  pictures: readonly ViewedPicture[]
  /** Index of the picture in view. */
  at: number
  /** Index of the one that was chosen. */
  from: number
  controller: Ref<ControllerRef>
  zoom: Ref<ZoomRef>
  /** Shown at the beginning of the bar above the picture. */
  caption: Elements
  onTurn: (at: number) => void
  onClose: () => void
}

/** One picture at a time: turned by swipe, button and arrow key in reading direction, pulled down to close, zoomed. */
export function PictureStage({ name, pictures, at, from, controller, zoom, caption, onTurn, onClose }: Props) {
  const { t } = useTexts(viewerTexts)
  return (
    <Lightbox
      open
      className="viewer-stage"
      slides={pictures.map((picture) => ({ type: 'viewed', picture }))}
      index={at}
      close={onClose}
      plugins={[stagePlugin, Zoom]}
      carousel={{ finite: true, preload: 1, padding: 0, spacing: '16px' }}
      controller={{ ref: controller, closeOnPullDown: true, closeOnEscape: false, preventDefaultWheelY: true }}
      zoom={{ ref: zoom, maxZoom: MOST_ZOOM, supports: ['viewed'], scrollToZoom: true, pinchZoomV4: true }}
      animation={{ fade: 200, swipe: 250, navigation: 200, zoom: 200 }}
      toolbar={{ buttons: [caption, 'zoom', 'close'] }}
      labels={{
        Carousel: t('carousel'),
        'Photo gallery': name,
        Slide: t('viewer_picture'),
        '{index} of {total}': t('viewer_place', { at: '{index}', total: '{total}' }),
        Previous: t('carousel_previous'),
        Next: t('carousel_next'),
        Close: t('close'),
        'Zoom in': t('viewer_zoom_in'),
        'Zoom out': t('viewer_zoom_out'),
      }}
      on={{ view: ({ index }) => onTurn(index) }}
      render={{
        slide: ({ slide, rect, zoom: factor, offset }) => {
          if (slide.type !== 'viewed') return null
          const { picture } = slide
          const video = videoOf(picture.image)
          if (!video) return <ZoomedPicture picture={picture} room={rect} zoom={factor ?? 1} />
          const startsAtOnce = picture === pictures[from]
          return <VideoSlide picture={picture} video={video} isCurrent={!offset} startsAtOnce={startsAtOnce} />
        },
        ...(pictures.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  )
}
