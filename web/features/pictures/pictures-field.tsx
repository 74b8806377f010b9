import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { MOST_PICTURES } from '#domain/pictures/picture-limits.ts'
import { useApi } from '#web/platform/api.ts'
import { useViewer } from '#web/platform/viewer-context.tsx'
import { pictureTexts } from '#web/texts/pictures/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { ChoosePictures } from './choose-pictures.tsx'
import { LeftOutPictures } from './left-out-pictures.tsx'
import { PictureOrder } from './picture-order.tsx'
import { PictureTile } from './picture-tile.tsx'
import { refreshPictures, usePictures } from './use-pictures.ts'
import { takeFiles, type LeftOut } from './take-files.ts'
import { useUploads } from './use-uploads.ts'

interface Props {
  /** Of pictures, in their order; also of those that are on their way, or refused as long as it says so. */
  value: readonly string[]
  onChange: (picture_ids: string[]) => void
  /** An admin arranges those of somebody's ad: none is added, and what is left out stays its seller's. */
  ofAd?: { car_id: string; onTurn: () => void } | undefined
}

/** An ad's pictures: chosen, taken or dropped, sent at once, ordered and turned. */
export function PicturesField({ value, onChange, ofAd }: Props) {
  const { t } = useTexts(pictureTexts)
  const api = useApi()
  const queries = useQueryClient()
  const owner_id = useViewer()?.id ?? ''
  const hintId = useId()
  const ids = useRef<readonly string[]>(value)
  useEffect(() => {
    ids.current = value
  }, [value])
  const [leftOut, setLeftOut] = useState<LeftOut[]>([])
  const { pictures, isFetching } = usePictures(value, ofAd?.car_id)
  const refresh = () => void refreshPictures(queries)
  const uploads = useUploads(owner_id, refresh)
  const own = new Map(pictures?.map((picture) => [picture.id, picture]))

  function set(next: readonly string[]): void {
    ids.current = next
    onChange([...next])
  }

  async function add(files: readonly File[]): Promise<void> {
    const found = await takeFiles(files, { ids: ids.current.filter((id) => !refused.includes(id)), owner_id })
    setLeftOut((before) => [...before, ...found.leftOut])
    const added = found.taken.filter(({ id }) => !uploads.pictures.has(id))
    for (const { id, file } of added) uploads.add(id, file)
    set([...new Set([...ids.current, ...added.map(({ id }) => id)])])
  }

  function remove(id: string): void {
    uploads.cancel(id)
    set(ids.current.filter((one) => one !== id))
    // what can't be removed now is swept, once nothing uses it
    if (own.has(id) && !ofAd) void api.pictures.remove({ picture_id: id }).catch(() => {})
  }

  function dismiss(): void {
    setLeftOut([])
    for (const id of refused) remove(id)
  }

  async function turn(id: string): Promise<void> {
    const quarter_turns = ((own.get(id)?.quarter_turns ?? 0) + 1) % 4
    try {
      if (ofAd) await api.admin_ads.turn_picture({ car_id: ofAd.car_id, picture_id: id, quarter_turns })
      else await api.pictures.turn({ picture_id: id, quarter_turns })
      ofAd?.onTurn()
    } catch {
      addToast({ title: t('pictures_turn_failed'), variant: 'destructive' })
    }
    refresh()
  }

  const shown = value.filter((id) => own.get(id)?.state !== 'refused')
  const refused = value.filter((id) => own.get(id)?.state === 'refused')
  const notices: LeftOut[] = [
    ...leftOut,
    ...refused.map((id) => ({ name: uploads.pictures.get(id)?.name ?? '', reason: own.get(id)?.fault ?? 'damaged' })),
  ]

  return (
    <div
      className="flex flex-col gap-3"
      role="group"
      aria-label={t('pictures_label')}
      aria-describedby={hintId}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!ofAd) void add([...event.dataTransfer.files])
      }}
    >
      <p id={hintId} className="text-sm text-muted">
        {t(ofAd ? 'pictures_hint_of_ad' : 'pictures_hint')}
      </p>
      <PictureOrder ids={shown} onChange={(order) => set([...order, ...refused])}>
        {shown.map((id, at) => (
          <PictureTile
            key={id}
            id={id}
            position={at + 1}
            total={shown.length}
            local={uploads.pictures.get(id)}
            own={own.get(id)}
            isKnown={pictures !== undefined && !isFetching}
            onTurn={() => void turn(id)}
            onRetry={() => uploads.retry(id)}
            onRemove={() => remove(id)}
          />
        ))}
      </PictureOrder>
      {!ofAd && shown.length < MOST_PICTURES && <ChoosePictures onChoose={(files) => void add(files)} />}
      <LeftOutPictures pictures={notices} onDismiss={dismiss} />
      <p role="status" className="sr-only">
        {t('pictures_ready', { count: pictures?.filter(({ state }) => state === 'ready').length ?? 0 })}
      </p>
    </div>
  )
}
