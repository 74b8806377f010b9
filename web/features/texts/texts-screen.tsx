import { useNavigate, useSearchParams } from 'react-router'
import type { TextPage } from '#contract/texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { websiteTexts } from '#web/texts/website-texts/area.ts'
import { readTextSearch, textsAddress } from './read-text-search.ts'
import { TextEditor } from './text-editor.tsx'
import { TextFilePart } from './text-file-part.tsx'
import { TextFilters } from './text-filters.tsx'
import { TextList } from './text-list.tsx'
import { useDrafts } from './use-drafts.ts'

/** The editor of all texts: a list beside the open text, or one of the two on narrow screens. */
export function TextsScreen({ page }: { page: TextPage }) {
  const { t } = useTexts(websiteTexts)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const store = useDrafts(page)
  const search = readTextSearch(params)
  const { items, previous, last_before, next } = page
  const at = items.findIndex(({ name }) => name === search.open)
  const open = items[at] ?? (search.open && page.open?.name === search.open ? page.open : null)

  /** URL of the next or previous text, which may be on another page of the list. */
  function addressOf(step: -1 | 1): string | null {
    const there = at < 0 && step < 0 ? undefined : items[at + step]?.name
    if (there) return textsAddress({ ...search, open: there })
    if (step > 0) return next && textsAddress({ ...search, first: next, open: next })
    return previous && last_before && textsAddress({ ...search, first: previous, open: last_before })
  }

  const [back, forth] = [addressOf(-1), addressOf(1)]
  const goTo = (address: string | null) => address && navigate(address, { replace: true, preventScrollReset: true })
  return (
    <>
      <div className={open ? 'flex flex-col gap-4 @max-4xl:hidden' : 'flex flex-col gap-4'}>
        <TextFilters page={page} search={search} />
        <TextFilePart />
      </div>
      <div className="grid gap-4 @4xl:grid-cols-[24rem_1fr] @4xl:gap-6">
        <TextList page={page} search={search} drafts={store.drafts} isBeside={open !== null} />
        {open ? (
          <TextEditor
            key={open.name}
            text={open}
            store={store}
            listAddress={textsAddress({ ...search, open: '' })}
            {...(back && { onPrevious: () => goTo(back) })}
            {...(forth && { onNext: () => goTo(forth) })}
          />
        ) : (
          <p className="notice self-start @max-4xl:hidden">{t('texts_choose')}</p>
        )}
      </div>
    </>
  )
}
