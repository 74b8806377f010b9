import { z } from 'zod'
import { Article } from '#contract/articles.ts'
import { FactSearch } from '#contract/facts.ts'
import { atMost, OneLine } from '#contract/procedure.ts'
import { TradeWord } from '#contract/trade-words.ts'
import { articlePath } from '#domain/articles/article-kinds.ts'
import { bodyText } from '#domain/articles/body-text.ts'
import { rankByWords } from '#domain/text/rank-by-words.ts'
import { truncate } from '#domain/text/truncate.ts'
import { ShownFact, showFact } from './shown-fact.ts'
import { defineTool, language, pageUrl, type ToolContext } from './tool.ts'

const MOST_FACTS = 12
const MOST_GUIDES = 2
const MOST_WORDS = 5
const LONGEST_GUIDE = 4000

const Guide = Article.pick({ title: true, lang: true }).extend({
  text: z.string().describe('The beginning, if it is long'),
  as_of: Article.shape.changed_at.describe('When the text last changed'),
  url: z.url(),
})

const Word = TradeWord.pick({ spellings: true, about: true }).extend({ meaning: z.string() })

export const knowledge = defineTool({
  name: 'knowledge',
  title: 'Facts about owning and buying a car',
  description:
    'Dated facts with their source and who decides (transfer of ownership, safe payment, fees, inspection, fuel, insurance, instalments, recalls, import, VAT), guides, and words of the trade. Not legal advice.',
  input: z.strictObject({
    question: OneLine.check(atMost(200)).optional().describe('Without it all facts of the topic'),
    topic: FactSearch.shape.topic,
    language,
  }),
  output: z.object({
    facts: z.array(ShownFact),
    guides: z.array(Guide),
    words: z.array(Word),
    url: z.url().describe('All facts on the site'),
  }),
  run: async (context, { question = '', topic }) => {
    const { api, lang } = context
    const [all, entries, words] = await Promise.all([
      api.facts.list(topic ? { topic } : {}),
      question ? api.articles.list_guides({ lang }) : [],
      question ? api.trade_words.list() : [],
    ])
    const guides = await Promise.all(
      rankByWords(entries, ({ title, excerpt }) => `${title} ${excerpt}`, question)
        .slice(0, MOST_GUIDES)
        .map(({ slug }) => api.articles.get({ kind: 'guide', slug, lang })),
    )
    const found = question ? rankByWords(all, (fact) => `${fact.label_ar} ${fact.label_en} ${fact.key}`, question) : all
    const inGuides = guides.flatMap(({ facts }) => facts).filter((fact) => !topic || fact.topic === topic)
    const facts = new Map([...found, ...inGuides].map((fact) => [fact.key, fact]))
    return {
      facts: [...facts.values()].slice(0, question ? MOST_FACTS : undefined).map((fact) => showFact(fact, context)),
      guides: guides.map((guide) => showGuide(guide, context)),
      words: rankByWords(words, ({ spellings }) => spellings.join(' '), question)
        .slice(0, MOST_WORDS)
        .map((word) => ({ spellings: word.spellings, about: word.about, meaning: word[`meaning_${lang}`] })),
      url: pageUrl(context, '/knowledge'),
    }
  },
})

const showGuide = ({ title, lang, body, changed_at, slug }: Article, context: ToolContext): z.output<typeof Guide> => ({
  title,
  lang,
  text: truncate(bodyText(body), LONGEST_GUIDE),
  as_of: changed_at,
  url: pageUrl(context, articlePath('guide', slug)),
})
