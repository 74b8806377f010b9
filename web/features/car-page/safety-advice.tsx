import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { Icon } from '#web/ui/icon.tsx'

const ADVICE = ['safety_1', 'safety_2', 'safety_3', 'safety_4'] as const

/** @param children links to report the ad */
export function SafetyAdvice({ children }: { children: Elements }) {
  const { t } = useTexts(carPageTexts)
  return (
    <section aria-labelledby="safety" className="no-print rounded-card bg-brand-soft p-4">
      <>
        <h2 id="safety" className="flex items-center gap-2 font-semibold">
          <Icon name="shield" />
          <span>{t('safety_title')}</span>
        </h2>
        <ul className="mt-2 grid list-disc gap-x-10 gap-y-1 ps-6 text-sm sm:grid-cols-2">
          {ADVICE.map((advice) => (
            <li key={advice}>{t(advice)}</li>
          ))}
        </ul>
      </>
      {children}
    </section>
  )
}
