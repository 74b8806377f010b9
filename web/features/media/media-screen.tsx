import { useEffect, useRef } from 'react'
import type { MediaPage, StoredPicture } from '#contract/media.ts'
import { mediaTexts } from '#web/texts/media/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SearchForm } from '#web/ui/search-form.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { MediaGrid, tileId } from './media-grid.tsx'
import { MediaPanel } from './media-panel.tsx'
import { mediaAddress, type ChosenMedia } from './read-media-search.ts'
import { UploadArea } from './upload-area.tsx'
import { useMediaUploads } from './use-media-uploads.ts'

interface Props {
  page: MediaPage
  search: ChosenMedia
  /** The open picture; null if it is gone. */
  opened: StoredPicture | null
}

/** The library: a grid, beside it or on phones instead of it the open picture. */
export function MediaScreen({ page, search, opened }: Props) {
  const { t } = useTexts(mediaTexts)
  const media = useMediaUploads()
  const isEmpty = !page.items.length
  const isFiltered = Boolean(search.q ?? search.isUnused)
  const back = mediaAddress({ ...search, picture: undefined })
  useFocusedTile(opened?.id)
  return (
    <div className={opened ? 'grid items-start gap-4 lg:grid-cols-[1fr_22rem]' : undefined}>
      <div className={`flex min-w-0 flex-col gap-4 ${opened ? 'max-lg:hidden' : ''}`}>
        <MediaFilters search={search} />
        {search.picture && !opened && (
          <p role="status" className="notice">
            {t('media_gone')}
          </p>
        )}
        <UploadArea media={media} />
        {isEmpty && <p className="notice">{t(isFiltered ? 'media_none_found' : 'media_none')}</p>}
        <MediaGrid
          pictures={page.items}
          openId={opened?.id}
          addressOf={(picture) => mediaAddress({ ...search, picture })}
        />
        <Pagination
          next={page.next === null ? null : mediaAddress({ ...search, picture: undefined, after: page.next })}
        />
      </div>
      {opened && (
        <div className="lg:sticky lg:top-4">
          <MediaPanel key={opened.id} picture={opened} back={back} />
        </div>
      )}
    </div>
  )
}

function MediaFilters({ search: { q = '', isUnused = false } }: { search: ChosenMedia }) {
  const { t } = useTexts(mediaTexts)
  return (
    <>
      <SearchForm label={t('media_find')} q={q}>
        {isUnused && <input type="hidden" name="unused" value="1" />}
      </SearchForm>
      <ViewLinks
        label={t('media_views')}
        views={[
          { to: mediaAddress({ q }), label: t('media_all'), isCurrent: !isUnused },
          { to: mediaAddress({ q, isUnused: true }), label: t('media_unused'), isCurrent: isUnused },
        ]}
      />
    </>
  )
}

/** Focuses the tile of the picture that was closed. */
function useFocusedTile(openId: string | undefined): void {
  const last = useRef(openId)
  useEffect(() => {
    const closed = openId ? undefined : last.current
    last.current = openId
    if (closed) document.querySelector<HTMLElement>(`#${tileId(closed)}`)?.focus()
  }, [openId])
}
