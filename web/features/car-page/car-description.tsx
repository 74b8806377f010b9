import { writtenIn } from '#domain/text/written-in.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ExplainedText, type ExplainedCar } from './explained-text.tsx'

/** The description in the user's language, else in the other one. Each line has its own language and direction. */
export function CarDescription({ car }: { car: ExplainedCar }) {
  const { lang, t } = useTexts(carPageTexts)
  const field = ([`description_${lang}`, 'description_ar', 'description_en'] as const).find((one) => car[one])
  if (!field) return null
  const text = car[field] ?? ''
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="text-xl font-bold">
        {t('car_description')}
      </h2>
      <div {...writtenIn(text)} className="mt-3 max-w-prose break-words">
        {[...text.matchAll(/[^\n]*\n?/g)].map(({ 0: line, index }) => {
          const written = writtenIn(line)
          return line.trim() ? (
            <p key={index} {...(written.lang && written)}>
              <ExplainedText car={car} field={field} from={index} to={index + line.length} />
            </p>
          ) : (
            line && <br key={index} />
          )
        })}
      </div>
    </section>
  )
}
