import { Form } from 'react-router'
import { INSTALMENT_BOUNDS, type InstalmentNumber } from '#domain/calculators/instalment-bounds.ts'
import { FactLine } from '#web/features/facts/public.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CalculatorFrame } from './calculator-frame.tsx'
import { CarLink } from './car-link.tsx'
import type { InstalmentsData } from './fetch-instalments.ts'
import { askedLoan, initialInstalments, INSTALMENT_NUMBERS, readInstalments } from './instalment-search.ts'
import { NumberField } from './number-field.tsx'
import { Plans } from './plans.tsx'
import { useTyped } from './use-typed.ts'
import { priceInSentence } from './price-in-sentence.ts'

const HINTS: Partial<Record<InstalmentNumber, 'calc_last_hint' | 'calc_monthly_hint'>> = {
  last: 'calc_last_hint',
  monthly: 'calc_monthly_hint',
}

/** A flat and a reducing rate side by side, and what an offered instalment costs. */
export function InstalmentsPage({ facts, car }: InstalmentsData) {
  const { t, lang } = useTexts(calculatorTexts)
  const { typed, type } = useTyped(initialInstalments(car), car?.id ?? null)
  const read = readInstalments(typed)
  const asked = askedLoan(read)
  const errors: Partial<Record<InstalmentNumber, string>> = {
    ...(asked === 'down' && { down: t('calc_down_too_high') }),
    ...(asked === 'last' && { last: t('calc_last_too_high') }),
  }
  const isComplete = asked !== null && typeof asked === 'object'
  return (
    <CalculatorFrame calculator="instalments">
      {car && <CarLink car={car} />}
      <Panel title={t('calc_inputs')}>
        <Form className="flex flex-col gap-4">
          {car && <input type="hidden" name="car" value={car.id} />}
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {INSTALMENT_NUMBERS.map((name) => (
              <NumberField
                key={name}
                name={name}
                label={t(`calc_${name}`)}
                hint={HINTS[name] && t(HINTS[name])}
                error={errors[name]}
                bounds={INSTALMENT_BOUNDS[name]}
                typed={typed[name]}
                value={read[name]}
                onType={(value) => type(name, value)}
              />
            ))}
          </div>
          <Button type="submit" className="without-script self-start">
            {t('calc_compute')}
          </Button>
          <p role="status" className="font-medium">
            {isComplete
              ? t('calc_financed', { price: priceInSentence(asked.loan.principal, lang) })
              : t('calc_incomplete')}
          </p>
        </Form>
      </Panel>
      {isComplete && <Plans asked={asked} />}
      <p className="notice">{t('calc_caution')}</p>
      {facts.length > 0 && (
        <section className="flex flex-col gap-1">
          <h2 className="text-lg font-semibold">{t('calc_facts')}</h2>
          {facts.map((fact) => (
            <FactLine key={fact.key} fact={fact} hasNote />
          ))}
        </section>
      )}
    </CalculatorFrame>
  )
}
