import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import type { MediaPicture } from '#contract/media.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { apiPagesQuery } from '#web/platform/queries/api-pages-query.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { mediaTexts } from '#web/texts/media/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { keyOf } from '#web/ui/keys/key-of.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DescriptionFields } from './description-fields.tsx'
import { pictureAlt } from '#web/ui/picture-alt.ts'
import { UploadArea } from './upload-area.tsx'
import { useDescriptions } from './use-descriptions.ts'
import { useMediaUploads } from './use-media-uploads.ts'

/** As many pictures as are loaded at once. */
const LIMIT = 24

interface Props {
  chosen: MediaPicture | null
  onChoose: (picture: MediaPicture) => void
  onClose: () => void
}

/** Chooses a picture of the library, which can be uploaded and described here. */
export function MediaDialog({ chosen, onChoose, onClose }: Props) {
  const { t } = useTexts(mediaTexts)
  const client = useQueryClient()
  const [selected, setSelected] = useState(chosen)
  const [addedCount, setAddedCount] = useState(0)
  const media = useMediaUploads((added) => {
    setSelected(added)
    setAddedCount((count) => count + 1)
    void client.invalidateQueries(queriesOf('media'))
  })
  return (
    <Dialog
      title={t('media_choose_title')}
      shape="full"
      onClose={onClose}
      footer={selected && <Selected key={selected.id} picture={selected} onChoose={onChoose} />}
    >
      <div className="flex flex-col gap-4">
        <UploadArea media={media} />
        <Choices selectedId={selected?.id} onSelect={setSelected} />
      </div>
      <p role="status" className="sr-only">
        {addedCount > 0 && t('media_added', { count: addedCount })}
      </p>
    </Dialog>
  )
}

/** The dialog is inside of the form of its field, so that it has none of its own and Enter must not submit that one. */
const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (keyOf(event) !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

function Choices({ selectedId, onSelect }: { selectedId: string | undefined; onSelect: (one: MediaPicture) => void }) {
  const { t, lang } = useTexts(mediaTexts)
  const api = useApi()
  const userId = useViewer()?.id ?? ''
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...apiPagesQuery(api, 'media', 'list', { input: { ...(q && { q }), limit: LIMIT }, after: undefined, userId }),
    staleTime: 0,
  })
  const pictures = data?.pages.flatMap(({ items }) => items)
  const search = () => setQ(typed.trim())
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="flex flex-wrap items-end gap-2" onKeyDown={onEnter(search)}>
        <div className="grow basis-48">
          <Field
            isRequired={null}
            label={t('media_find')}
            type="search"
            dir="auto"
            most={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button variant="quiet" icon="search" onClick={search}>
          {t('search_submit')}
        </Button>
      </div>
      {error && !pictures && <FormFailure text={failureText(failureOf(error), t)} />}
      {!error && !pictures && <Spinner />}
      {pictures?.length === 0 && <p className="notice">{t(q ? 'media_none_found' : 'media_none')}</p>}
      <ul className="media-grid">
        {pictures?.map((picture) => (
          <li key={picture.id} className="card">
            <Picture src={picture.url} alt="" sizes="(min-width: 64rem) 14rem, 45vw" isWhole />
            <button
              type="button"
              aria-pressed={picture.id === selectedId}
              className={`card-link truncate px-3 py-2 text-start ${pictureAlt(picture, lang) ? 'font-medium' : 'text-muted'}`}
              onClick={() => onSelect(picture)}
            >
              <bdi>{pictureAlt(picture, lang) || t('media_no_alt')}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" isWorking={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('media_more')}
        </Button>
      )}
    </>
  )
}

function Selected({ picture, onChoose }: { picture: MediaPicture; onChoose: Props['onChoose'] }) {
  const { t } = useTexts(mediaTexts)
  const descriptions = useDescriptions(picture)
  const { typed, save, isSaving } = descriptions
  const choose = async () => {
    if (await save()) onChoose({ ...picture, alt_ar: typed.alt_ar.trim(), alt_en: typed.alt_en.trim() })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="flex flex-col gap-3" onKeyDown={onEnter(() => void choose())}>
      <DescriptionFields descriptions={descriptions} className="two-columns gap-3" />
      <Button className="self-start" isWorking={isSaving} onClick={() => void choose()}>
        {t('media_pick')}
      </Button>
    </div>
  )
}
