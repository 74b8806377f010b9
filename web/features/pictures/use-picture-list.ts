import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { videoOf } from '#domain/pictures/picture-address.ts'
import { MOST_PICTURES } from '#domain/pictures/picture-limits.ts'
import type { ChosenView } from '#domain/pictures/picture-views.ts'
import { useIsOffline } from '#web/features/offline/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { pictureTexts } from '#web/texts/pictures/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { refusalText } from '#web/ui/form/failure-text.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { refreshPictures, usePictures } from './use-pictures.ts'
import { takeFiles, type LeftOut } from './take-files.ts'
import { addUpload, cancelUpload, continueUploads, retryUpload, useUploads } from './upload-store.ts'

export interface PictureList {
  /** Ids in display order, including pictures that are being uploaded or were rejected and not yet dismissed. */
  value: readonly string[]
  onChange: (pictureIds: string[]) => void
  /** For admins: pictures can be reordered but not added. Removed ones stay available to the seller. */
  ofAd?: { car_id: string; onTurn: () => void } | undefined
}

/** The pictures of an ad, their uploads and the actions on them. */
export function usePictureList({ value, onChange, ofAd }: PictureList) {
  const { t } = useTexts(pictureTexts)
  const api = useApi()
  const queries = useQueryClient()
  const ownerId = useViewer()?.id ?? ''
  const ids = useRef<readonly string[]>(value)
  useEffect(() => {
    ids.current = value
  }, [value])
  const [leftOut, setLeftOut] = useState<LeftOut[]>([])
  const { pictures, isFetching } = usePictures(value, ofAd?.car_id)
  const refresh = () => void refreshPictures(queries)
  const uploads = useUploads()
  const isOffline = useIsOffline()
  // once the site can be reached again
  useEffect(() => (isOffline ? continueUploads : undefined), [isOffline])
  const own = new Map(pictures?.map((picture) => [picture.id, picture]))

  function set(next: readonly string[]): void {
    ids.current = next
    onChange([...next])
  }

  /** What is there beside new files. */
  function present(except?: string) {
    const kept = ids.current.filter((id) => id !== except && !refused.includes(id))
    const isVideo = (id: string) => videoOf(own.get(id)?.url ?? '') !== null || uploads.get(id)?.isVideo === true
    return { ids: kept, hasVideo: kept.some(isVideo), owner_id: ownerId }
  }

  async function add(files: readonly File[]): Promise<void> {
    const found = await takeFiles(files, present())
    setLeftOut((before) => [...before, ...found.leftOut])
    for (const { id, file } of found.taken) addUpload(id, { file, owner_id: ownerId, onSent: refresh })
    const all = [...new Set([...ids.current, ...found.taken.map(({ id }) => id)])]
    // rejected pictures make room for new ones
    const obsolete = refused.slice(0, Math.max(0, all.length - MOST_PICTURES))
    set(all.filter((id) => !obsolete.includes(id)))
  }

  /** Takes another file in place of one that is gone. */
  async function replace(id: string, file: File): Promise<void> {
    const found = await takeFiles([file], present(id))
    setLeftOut((before) => [...before, ...found.leftOut])
    for (const taken of found.taken) {
      cancelUpload(id)
      addUpload(taken.id, { file, owner_id: ownerId, onSent: refresh })
      set([...new Set(ids.current.map((one) => (one === id ? taken.id : one)))])
    }
  }

  function remove(id: string): void {
    cancelUpload(id)
    set(ids.current.filter((one) => one !== id))
    // if this fails, a job deletes the picture once it is unused
    if (own.has(id) && !ofAd) void api.pictures.remove({ picture_id: id }).catch(() => {})
  }

  function dismiss(): void {
    setLeftOut([])
    for (const id of refused) remove(id)
  }

  async function turn(id: string): Promise<void> {
    const quarterTurns = ((own.get(id)?.quarter_turns ?? 0) + 1) % 4
    try {
      if (ofAd) await api.admin_ads.turn_picture({ car_id: ofAd.car_id, picture_id: id, quarter_turns: quarterTurns })
      else await api.pictures.turn({ picture_id: id, quarter_turns: quarterTurns })
      ofAd?.onTurn()
    } catch (error) {
      addToast({ title: refusalText(error, t) ?? t('pictures_turn_failed'), variant: 'destructive' })
    }
    refresh()
  }

  /** Until it is stored, and what is stored is known here. */
  async function setView(id: string, view: ChosenView | null): Promise<void> {
    try {
      await api.pictures.set_view({ picture_id: id, view })
    } catch (error) {
      addToast({ title: refusalText(error, t) ?? t('pictures_view_failed'), variant: 'destructive' })
    }
    await refreshPictures(queries)
  }

  const shown = value.filter((id) => own.get(id)?.state !== 'refused')
  const refused = value.filter((id) => own.get(id)?.state === 'refused')
  const notices: LeftOut[] = [
    ...leftOut,
    ...refused.map((id) => ({ name: uploads.get(id)?.name ?? '', reason: own.get(id)?.fault ?? 'damaged' })),
  ]

  return {
    shown,
    readyCount: pictures?.filter(({ state }) => state === 'ready').length ?? 0,
    isOffline,
    isKnown: pictures !== undefined && !isFetching,
    own,
    local: uploads,
    notices,
    add,
    arrange: (order: readonly string[]) => set([...order, ...refused]),
    turn,
    setView: ofAd ? undefined : setView,
    replace,
    retry: retryUpload,
    remove,
    dismiss,
  }
}
