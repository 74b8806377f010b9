import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { MOST_PICTURES } from '#domain/pictures/picture-limits.ts'
import { useApi } from '#web/platform/api.ts'
import { useViewer } from '#web/platform/viewer-context.tsx'
import { needTexts } from '#web/texts/default-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { ChoosePictures } from './choose-pictures.tsx'
import { LeftOutPictures } from './left-out-pictures.tsx'
import { PictureOrder } from './picture-order.tsx'
import { PictureTile } from './picture-tile.tsx'
import { PICTURES, picturesQuery } from './pictures-query.ts'
import { takeFiles, type LeftOut } from './take-files.ts'
import { useUploads } from './use-uploads.ts'

await Promise.all([needTexts('pictures'), needTexts('account')])

interface Props {
  /** Of pictures, in their order; also of those that are on their way, or refused as long as it says so. */
  value: readonly string[]
  onChange: (picture_ids: string[]) => void
  /** An admin arranges those of somebody's ad: none is added, and what is left out stays its seller's. */
  of_ad?: { car_id: string; onTurn: () => void } | undefined
}

/** An ad's pictures: chosen, taken or dropped, sent at once, ordered and turned. */
export function PicturesField({ value, onChange, of_ad }: Props) {
  const { t } = useTexts()
  const api = useApi()
  const queries = useQueryClient()
  const owner_id = useViewer()?.id ?? ''
  const hint_id = useId()
  const ids = useRef<readonly string[]>(value)
  useEffect(() => {
    ids.current = value
  }, [value])
  const [left_out, setLeftOut] = useState<LeftOut[]>([])
  const { data, isFetching } = useQuery(picturesQuery(api, value, of_ad?.car_id))
  const refresh = () => void queries.invalidateQueries({ queryKey: PICTURES })
  const uploads = useUploads(owner_id, refresh)
  const own = new Map(data?.map((picture) => [picture.id, picture]))

  function set(next: readonly string[]): void {
    ids.current = next
    onChange([...next])
  }

  async function add(files: readonly File[]): Promise<void> {
    const found = await takeFiles(files, { ids: ids.current.filter((id) => !refused.includes(id)), owner_id })
    setLeftOut((before) => [...before, ...found.left_out])
    const added = found.taken.filter(({ id }) => !uploads.pictures.has(id))
    for (const { id, file } of added) uploads.add(id, file)
    set([...new Set([...ids.current, ...added.map(({ id }) => id)])])
  }

  function remove(id: string): void {
    uploads.cancel(id)
    set(ids.current.filter((one) => one !== id))
    // what can't be removed now is swept, once nothing uses it
    if (own.has(id) && !of_ad) void api.pictures.remove({ picture_id: id }).catch(() => {})
  }

  function dismiss(): void {
    setLeftOut([])
    for (const id of refused) remove(id)
  }

  async function turn(id: string): Promise<void> {
    const quarter_turns = ((own.get(id)?.quarter_turns ?? 0) + 1) % 4
    try {
      if (of_ad) await api.admin_cars.turn_picture({ car_id: of_ad.car_id, picture_id: id, quarter_turns })
      else await api.pictures.turn({ picture_id: id, quarter_turns })
      of_ad?.onTurn()
    } catch {
      addToast({ title: t('pictures_turn_failed'), variant: 'destructive' })
    }
    refresh()
  }

  const shown = value.filter((id) => own.get(id)?.state !== 'refused')
  const refused = value.filter((id) => own.get(id)?.state === 'refused')
  const notices: LeftOut[] = [
    ...left_out,
    ...refused.map((id) => ({ name: uploads.pictures.get(id)?.name ?? '', reason: own.get(id)?.fault ?? 'damaged' })),
  ]

  return (
    <div
      className="flex flex-col gap-3"
      role="group"
      aria-label={t('pictures_label')}
      aria-describedby={hint_id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!of_ad) void add([...event.dataTransfer.files])
      }}
    >
      <p id={hint_id} className="text-sm text-muted">
        {t(of_ad ? 'pictures_hint_of_ad' : 'pictures_hint')}
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
            is_known={data !== undefined && !isFetching}
            onTurn={() => void turn(id)}
            onRetry={() => uploads.retry(id)}
            onRemove={() => remove(id)}
          />
        ))}
      </PictureOrder>
      {!of_ad && shown.length < MOST_PICTURES && <ChoosePictures onChoose={(files) => void add(files)} />}
      <LeftOutPictures pictures={notices} onDismiss={dismiss} />
      <p role="status" className="sr-only">
        {t('pictures_ready', { count: data?.filter(({ state }) => state === 'ready').length ?? 0 })}
      </p>
    </div>
  )
}
