import type { AnswerPart, Question } from '#contract/assistant.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { partOf } from '../talk.ts'
import { BackQuestion } from './back-question.tsx'
import { CarFacts } from './car-facts.tsx'
import { Comparison } from './comparison.tsx'
import { Draft } from './draft.tsx'
import { FairPrice } from './fair-price.tsx'
import { Contact } from './contact.tsx'
import { FoundCars } from './found-cars.tsx'
import { Instalments } from './instalments.tsx'
import { KnownFacts } from './known-facts.tsx'
import { ModelPrices } from './model-prices.tsx'
import { sayingText } from './saying-text.ts'
import { SitePages } from './site-pages.tsx'
import { Understood } from './understood.tsx'
import { Written } from './written.tsx'
import { YearOfCar } from './year-of-car.tsx'

interface Props {
  parts: readonly AnswerPart[]
  /** Undefined for an answer that is not the last one. */
  onAsk: ((asked: Pick<Question, 'message' | 'wish'>) => void) | undefined
}

/** The parts of an answer, in their order. */
export function Answer({ parts, onAsk }: Props) {
  // parts have no ids, and are only ever added
  return parts.map((part, at) =>
    part.kind !== 'written' ? (
      <Part key={at} part={part} parts={parts} onAsk={onAsk} />
    ) : parts[at - 1]?.kind === 'written' ? null : (
      <Written key={at} sentences={parts.filter((one) => one.kind === 'written')} />
    ),
  )
}

function Part({ part, parts, onAsk }: Props & { part: Exclude<AnswerPart, { kind: 'written' }> }) {
  const texts = useTexts(assistantTexts)
  const looked = partOf(parts, 'wish')
  switch (part.kind) {
    case 'saying':
      return <p>{sayingText(part, texts)}</p>
    case 'wish':
      return <Understood part={part} />
    case 'cars':
      return <FoundCars part={part} wish={looked?.wish} />
    case 'question':
      return <BackQuestion part={part} wish={looked?.wish} names={looked?.names ?? []} onAsk={onAsk} />
    case 'comparison':
      return <Comparison part={part} />
    case 'prices':
      return <ModelPrices part={part} />
    case 'yearly_cost':
      return <YearOfCar part={part} />
    case 'instalments':
      return <Instalments part={part} onAsk={onAsk} />
    case 'contact':
      return <Contact />
    case 'site_pages':
      return <SitePages part={part} />
    case 'facts':
      return <KnownFacts part={part} />
    case 'car':
      return <CarFacts part={part} />
    case 'fair_price':
      return <FairPrice part={part} />
    default:
      return <Draft part={part} />
  }
}
