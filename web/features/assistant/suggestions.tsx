import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

const FIRST = ['family', 'camry', 'cheap', 'compare', 'price', 'yearly', 'transfer', 'inspect'] as const
const OF_CAR = ['mileage', 'accident', 'warranty', 'owners'] as const
const THEN = ['more', 'cheaper', 'newer', 'driven_less', 'compare'] as const

interface Props {
  onAsk: (message: string) => void
}

/** Questions to begin with. */
export function FirstQuestions({ onAsk }: Props) {
  const { t } = useTexts(assistantTexts)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{t('assistant_try')}</h2>
      <Questions texts={FIRST.map((one) => t(`assistant_try_${one}`))} onAsk={onAsk} />
    </section>
  )
}

/** Questions about an ad, in a row. */
export function CarQuestions({ onAsk }: Props) {
  const { t } = useTexts(assistantTexts)
  return <Questions texts={OF_CAR.map((one) => t(`assistant_try_of_car_${one}`))} isRow onAsk={onAsk} />
}

/** What may follow an answer with ads. */
export function NextQuestions({ onAsk }: Props) {
  const { t } = useTexts(assistantTexts)
  return (
    <div role="group" aria-label={t('assistant_then')}>
      <Questions texts={THEN.map((one) => t(`assistant_then_${one}`))} onAsk={onAsk} />
    </div>
  )
}

function Questions({ texts, isRow = false, onAsk }: Props & { texts: readonly string[]; isRow?: boolean }) {
  return (
    <ul className={isRow ? 'scroll-row gap-2' : 'flex flex-wrap gap-2'}>
      {texts.map((text) => (
        <li key={text} className={isRow ? 'flex-none' : 'max-w-full'}>
          <button type="button" className="chip text-start" onClick={() => onAsk(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
