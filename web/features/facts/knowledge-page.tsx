import { Link } from 'react-router'
import type { Fact } from '#contract/facts.ts'
import { articlePath } from '#domain/articles/article-kinds.ts'
import { commonNote } from '#domain/facts/common-note.ts'
import { FACT_TOPICS, type FactTopic } from '#domain/facts/fact-kinds.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { directionOf } from '#domain/language.ts'
import { FactsJsonLd } from '#web/features/seo/public.ts'
import { factTexts } from '#web/texts/facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { factInWords } from './fact-in-words.ts'
import { FactDay, FactSource } from './fact-line.tsx'

/** An article of the knowledge base. */
interface Guide {
  slug: string
  title: string
}

interface Props {
  facts: readonly Fact[]
  guides: readonly Guide[]
  /** Addresses and names of the calculators. */
  calculators: readonly { to: string; name: string }[]
}

/** All facts by topic, with links to guides and calculators. */
export function KnowledgePage({ facts, guides, calculators }: Props) {
  const { t } = useTexts(factTexts)
  const topics = FACT_TOPICS.filter((topic) => facts.some((fact) => fact.topic === topic))
  return (
    <main id="content" className="page flex flex-col gap-8 py-6 md:py-10">
      <FactsJsonLd facts={facts} />
      <header className="flex max-w-prose flex-col gap-3">
        <h1 className="text-display font-bold">{t('facts_title')}</h1>
        <p className="text-muted">{t('facts_lead')}</p>
      </header>
      <Links title={t('facts_calculators')} links={calculators} />
      <Links
        title={t('facts_guides')}
        links={[
          ...guides.map(({ slug, title }) => ({ to: articlePath('guide', slug), name: title })),
          { to: '/knowledge/words', name: t('facts_words') },
        ]}
      />
      {topics.length > 1 && (
        <nav aria-label={t('facts_topics')} className="no-print">
          <ul className="scroll-row gap-2 py-1">
            {topics.map((topic) => (
              <li key={topic} className="flex-none">
                <a href={`#${topic}`} className="chip">
                  {t(`fact_topic_${topic}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {topics.length === 0 && <p className="notice">{t('facts_none')}</p>}
      <div className="gap-4 lg:columns-2">
        {topics.map((topic) => (
          <Topic key={topic} topic={topic} facts={facts.filter((fact) => fact.topic === topic)} />
        ))}
      </div>
    </main>
  )
}

function Links({ title, links }: { title: string; links: readonly { to: string; name: string }[] }) {
  if (!links.length) return null
  return (
    <section className="no-print flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ to, name }) => (
          <li key={to} className="min-w-0">
            <Link to={to} className="button-quiet wrap-anywhere whitespace-normal">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Topic({ topic, facts }: { topic: FactTopic; facts: readonly Fact[] }) {
  const { lang, t } = useTexts(factTexts)
  const common = commonNote(facts.map((fact) => fact[`note_${lang}`]))
  return (
    <Panel
      id={topic}
      title={t(`fact_topic_${topic}`)}
      className="mb-4 flex scroll-mt-20 break-inside-avoid flex-col gap-2 p-5"
    >
      {common && <p className="text-sm">{common}</p>}
      <ul className="divide-y divide-line">
        {facts.map((fact) => (
          <FactItem key={fact.key} fact={fact} common={common} />
        ))}
      </ul>
    </Panel>
  )
}

function FactItem({ fact, common }: { fact: Fact; common: string | null }) {
  const texts = useTexts(factTexts)
  const { lang, t } = texts
  const note = fact[`note_${lang}`]
  return (
    <li id={fact.key} className="flex scroll-mt-20 flex-col gap-1 py-3 wrap-anywhere">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{fact[`label_${lang}`]}</span>
        <bdi dir={directionOf(lang)} className="font-semibold">
          {factInWords(fact, texts)}
        </bdi>
      </p>
      {note && note !== common && <p className="text-sm">{note}</p>}
      <p className="dotted text-sm text-muted">
        <FactDay fact={fact} />
        <span>
          <FactSource fact={fact} />
        </span>
        <span>{t(`fact_quality_${fact.source_quality}`)}</span>
        {fact.valid_from && <span>{t('fact_since', { date: formatDate(fact.valid_from, lang) })}</span>}
      </p>
    </li>
  )
}
