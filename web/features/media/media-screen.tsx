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
  useFocusedTile(opened?.id, page.items)
  return (
    <div className={opened ? 'grid items-start gap-4 @3xl:grid-cols-[1fr_22rem]' : undefined}>
      <div className={`flex min-w-0 flex-col gap-4 ${opened ? '@max-3xl:hidden' : ''}`}>
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
        <div className="@3xl:sticky @3xl:top-4">
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

/** Focuses the tile of the picture that was closed, or the one in its place if it was deleted. */
function useFocusedTile(openId: string | undefined, pictures: readonly StoredPicture[]): void {
  const opened = useRef<{ id: string; place: number }>(null)
  useEffect(() => {
    const closed = opened.current
    opened.current = openId ? { id: openId, place: pictures.findIndex(({ id }) => id === openId) } : null
    if (openId || !closed) return
    const tile = pictures.find(({ id }) => id === closed.id) ?? pictures[closed.place] ?? pictures.at(-1)
    if (tile) document.querySelector<HTMLElement>(`#${tileId(tile.id)}`)?.focus()
  }, [openId, pictures])
}
