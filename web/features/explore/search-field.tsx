import { useNavigate } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addressOf, readSearch } from './search-address.ts'

/** Free text; searching anew leaves the filters behind, since the text says it all. */
export function SearchField({ q }: { q: string | undefined }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <form
      action="/explore"
      role="search"
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const text = String(new FormData(event.currentTarget).get('q') ?? '')
        void navigate(addressOf(readSearch(new URLSearchParams({ q: text }))))
      }}
    >
      <input
        key={q}
        name="q"
        type="search"
        defaultValue={q}
        maxLength={200}
        dir="auto"
        aria-label={t('search_label')}
        placeholder={t('search_placeholder')}
        className="field min-w-0 grow"
      />
      <button type="submit" className="button">
        {t('search_submit')}
      </button>
    </form>
  )
}
