import type { TradeWord } from '#contract/trade-words.ts'
import { directionOf } from '#domain/language.ts'
import { WORD_SUBJECTS } from '#domain/trade-words/subjects.ts'
import { tradeWordTexts } from '#web/texts/trade-words/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The glossary by subject, in both languages. */
export function WordsPage({ words }: { words: readonly TradeWord[] }) {
  const { t } = useTexts(tradeWordTexts)
  const subjects = WORD_SUBJECTS.filter((subject) => words.some(({ about }) => about === subject))
  return (
    <main id="content" className="page flex flex-col gap-8 py-8 md:py-12">
      <header className="flex max-w-prose flex-col gap-3">
        <h1 className="text-display font-bold">{t('words_title')}</h1>
        <p className="text-muted">{t('words_intro')}</p>
        {subjects.length === 0 && <p className="notice">{t('words_empty')}</p>}
      </header>
      <nav aria-label={t('words_title')}>
        <ul className="flex flex-wrap gap-2">
          {subjects.map((subject) => (
            <li key={subject}>
              <a href={`#about-${subject}`} className="chip">
                {t(`word_about_${subject}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {subjects.map((subject) => (
        <section key={subject} aria-labelledby={`about-${subject}`} className="flex flex-col gap-4">
          <h2 id={`about-${subject}`} className="scroll-mt-20 text-xl font-bold">
            {t(`word_about_${subject}`)}
          </h2>
          <dl className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
            {words
              .filter(({ about }) => about === subject)
              .map((word) => (
                <WordEntry key={word.id} word={word} />
              ))}
          </dl>
        </section>
      ))}
    </main>
  )
}

function WordEntry({ word }: { word: TradeWord }) {
  const { t, lang } = useTexts(tradeWordTexts)
  const [name, ...others] = word.spellings
  const other = lang === 'ar' ? 'en' : 'ar'
  return (
    <div id={word.slug} className="panel flex scroll-mt-20 flex-col gap-2 p-4 wrap-anywhere target:bg-brand-soft">
      <dt className="flex flex-wrap items-baseline gap-x-2">
        <b lang={word.lang} dir={directionOf(word.lang)} className="text-lg">
          {name}
        </b>
        {others.length > 0 && (
          <span className="text-sm text-muted">
            <span>{t('words_also')}</span>{' '}
            <bdi lang={word.lang} dir={directionOf(word.lang)}>
              {others.join(word.lang === 'ar' ? '، ' : ', ')}
            </bdi>
          </span>
        )}
      </dt>
      <dd>{word[`meaning_${lang}`]}</dd>
      <dd lang={other} dir={directionOf(other)} className="text-sm text-muted">
        {word[`meaning_${other}`]}
      </dd>
    </div>
  )
}
