import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox'
import { directionOf, type Lang } from '#domain/language.ts'
import { MIDDLE_WIDTH, SMALL_WIDTH } from '#domain/pictures/picture-address.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { viewerTexts } from '#web/texts/viewer/area.ts'
import type { Elements } from '../elements.tsx'
import { keyOf } from '../keys/key-of.ts'
import { Modal } from '../modal.tsx'
import { useWidestPicture, WidestPicture } from '../widest-picture.ts'
import { PictureStage } from './picture-stage.tsx'
import { ThumbnailStrip } from './thumbnail-strip.tsx'
import { useBackToClose } from './use-back-to-close.ts'
import type { ViewedPicture } from './viewed-picture.ts'
import './viewer.css'

interface Props {
  name: string
  pictures: readonly ViewedPicture[]
  /** Index of the picture to begin with. */
  from: number
  /** Stays in sight below the pictures. */
  footer?: Elements
  onClose: () => void
}

/** Pictures in full screen. Who looks closely gets the middle size while saving data, and the largest of what is zoomed. */
export function PictureViewer({ name, pictures, from, footer, onClose }: Props) {
  const { lang, t } = useTexts(viewerTexts)
  const [at, setAt] = useState(from)
  const controller = useRef<ControllerRef>(null)
  const zoom = useRef<ZoomRef>(null)
  const widest = useWidestPicture()
  const close = useBackToClose(onClose)
  const view = pictures[at]?.view

  // where its keys are heard
  useEffect(() => controller.current?.focus(), [])

  /** Keys that the stage does not know, or that were pressed outside of it. */
  function actOnKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const act = actionOf(keyOf(event), lang)
    if (!act || !controller.current || !zoom.current) return
    event.preventDefault()
    act(controller.current, zoom.current)
  }

  return (
    <Modal className="viewer" aria-label={name} onClose={close}>
      {/* the keys of the dialog, which has buttons for the same */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="viewer-content" onKeyDown={actOnKey}>
        <div className="relative min-h-0 grow">
          <WidestPicture value={widest === SMALL_WIDTH ? MIDDLE_WIDTH : widest}>
            <PictureStage
              name={name}
              pictures={pictures}
              at={at}
              from={from}
              controller={controller}
              zoom={zoom}
              caption={
                <p key="caption" className="viewer-caption dotted">
                  <bdi>{t('viewer_place', { at: at + 1, total: pictures.length })}</bdi>
                  {view && <span>{view}</span>}
                </p>
              }
              onTurn={setAt}
              onClose={close}
            />
          </WidestPicture>
        </div>
        {pictures.length > 1 && <ThumbnailStrip pictures={pictures} at={at} onChoose={setAt} />}
        {footer}
      </div>
    </Modal>
  )
}

type Act = (stage: ControllerRef, zoom: ZoomRef) => void

function actionOf(key: string, lang: Lang): Act | undefined {
  const isRtl = directionOf(lang) === 'rtl'
  const turns = { [isRtl ? 'ArrowRight' : 'ArrowLeft']: 'prev', [isRtl ? 'ArrowLeft' : 'ArrowRight']: 'next' } as const
  const acts: Record<string, Act> = {
    '+': (_, zoom) => zoom.zoomIn(),
    '=': (_, zoom) => zoom.zoomIn(),
    '-': (_, zoom) => zoom.zoomOut(),
    '0': (_, zoom) => zoom.changeZoom(1),
  }
  const turn = turns[key]
  return turn ? (stage) => stage[turn]() : acts[key]
}
