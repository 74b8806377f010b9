import { Link } from 'react-router'
import type { TradeWord } from '#contract/trade-words.ts'
import { directionOf } from '#domain/language.ts'
import { tradeWordTexts } from '#web/texts/trade-words/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SearchForm } from '#web/ui/search-form.tsx'

interface Props {
  words: readonly TradeWord[]
  /** The search text. */
  q: string
}

export function WordList({ words, q }: Props) {
  const { t } = useTexts(tradeWordTexts)
  return (
    <AdminList
      items={words}
      keyOf={({ id }) => String(id)}
      filters={
        <SearchForm label={t('word_find')} q={q}>
          <ButtonLink to="/admin/words/add" icon="plus">
            {t('word_add')}
          </ButtonLink>
        </SearchForm>
      }
      renderItem={(word) => <WordLine word={word} />}
      empty={t('word_none')}
      className="gap-2"
    />
  )
}

function WordLine({ word: { id, lang, about, spellings, ...meanings } }: { word: TradeWord }) {
  const { t, lang: shown } = useTexts(tradeWordTexts)
  return (
    <Link
      to={`/admin/words/edit/${id}`}
      className="panel flex min-h-13 flex-wrap items-center justify-between gap-x-4 px-4 py-2 wrap-anywhere"
    >
      <b lang={lang} dir={directionOf(lang)}>
        {spellings[0]}
      </b>
      <span className="text-sm text-muted">{t(`word_about_${about}`)}</span>
      <span className="basis-full text-sm">{meanings[`meaning_${shown}`]}</span>
    </Link>
  )
}
