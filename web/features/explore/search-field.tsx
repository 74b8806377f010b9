import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { plainQuery } from '#domain/search/words/plain-query.ts'
import { withoutShown } from '#web/platform/pages/own-searches.ts'
import { matchesMedia } from '#web/platform/browser/media-query.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { loadModule } from '#web/rendering/load-module.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { addressOf, withoutPage, withSuggestion, writeSearch, type ExploreSearch } from './search-address.ts'
import type { RecentSearch } from './recent-searches.ts'
import { offerOption } from './offer-option.ts'
import { useNextSearch } from './use-next-search.ts'
import { useOffers } from './use-offers.ts'

const loadRecent = () => loadModule(() => import('./recent-search-list.tsx'))
const RecentSearchList = latePart(async () => (await loadRecent()).RecentSearchList)

const EVERYTHING: ExploreSearch = { sort: 'newest' }

/**
 * Search field with suggestions; while it is empty, with recent searches.
 * @param within the search whose filters and order are kept
 */
export function SearchField({ within = EVERYTHING }: { within?: ExploreSearch }) {
  // filters that are being loaded are kept too
  const [{ search: next }] = useNextSearch(within)
  const { q = '', ...others } = withoutPage(next)
  const { lang, t } = useTexts()
  const navigate = useNavigate()
  const [{ shown, text, sent }, setState] = useState({ shown: q, text: q, sent: [] as readonly string[] })
  const [isOpen, setOpen] = useState(false)
  if (shown !== q) {
    const left = withoutShown(sent, q) ?? []
    // keeps text that is typed, or sent too, while the results are loaded
    setState({ shown: q, text: isOpen || left.length ? text : q, sent: left })
  }
  const offers = useOffers(text, others, isOpen)

  function go(wanted: ExploreSearch) {
    setState({ shown, text, sent: [...sent, wanted.q ?? ''] })
    setOpen(false)
    hideScreenKeyboard()
    void navigate(addressOf(wanted))
  }

  function choose(chosen: RecentSearch) {
    loadRecent().then(
      ({ rememberSearch }) => rememberSearch(chosen),
      () => {},
    )
    go('q' in chosen ? { ...others, q: chosen.q } : withSuggestion(others, chosen))
  }

  function search(event: FormEvent) {
    event.preventDefault()
    const plain = plainQuery(text)
    if (plain) choose({ q: plain })
    else go(others)
  }

  return (
    <form
      action="/explore"
      role="search"
      className="relative flex flex-wrap gap-2"
      onSubmit={search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      {[...writeSearch(others)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {/* on phones the list is as wide as the form */}
      <div className="min-w-0 grow basis-28 sm:relative">
        <span className="pointer-events-none absolute start-3 top-0 grid h-11 place-items-center text-muted max-sm:hidden">
          <Icon name="search" />
        </span>
        <Combobox
          name="q"
          type="search"
          value={text}
          items={offers}
          optionOf={(offer) => offerOption(offer, lang, t)}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onType={(typed) => setState({ shown, text: typed, sent })}
          onChoose={(offer) => choose('chips' in offer ? { q: offer.q } : offer)}
          onFocus={() => setOpen(!text || text !== q)}
          enterKeyHint="search"
          aria-label={t('search_label')}
          placeholder={t('search_placeholder')}
          // the text may have the other direction than the page, so both ends leave room for the icon
          className={text ? 'field sm:px-10' : 'field sm:ps-10'}
          listClassName="mt-2 max-h-96"
        />
        {isOpen && !text && <RecentSearchList onChoose={choose} onClose={() => setOpen(false)} fallback={null} />}
      </div>
      <Button type="submit" className="max-sm:px-3">
        <span className="max-sm:sr-only">{t('search_submit')}</span>
        <span className="sm:hidden">
          <Icon name="search" />
        </span>
      </Button>
    </form>
  )
}

/** Hides the on-screen keyboard, which would cover the results and closes only on blur. */
function hideScreenKeyboard(): void {
  const { activeElement } = document
  if (matchesMedia('(pointer: coarse)') && activeElement instanceof HTMLElement) activeElement.blur()
}
