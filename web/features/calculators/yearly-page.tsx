import { Form } from 'react-router'
import { yearlyCost, yearlyLoss } from '#domain/calculators/yearly-cost.ts'
import { readYearlyRates } from '#domain/calculators/yearly-rates.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CalculatorFrame } from './calculator-frame.tsx'
import { CarLink } from './car-link.tsx'
import type { YearlyData } from './fetch-yearly.ts'
import { useTyped } from './use-typed.ts'
import { YearlyFields } from './yearly-fields.tsx'
import { YearlyResult } from './yearly-result.tsx'
import { initialYearly, readYearly, withoutWrong } from './yearly-search.ts'

/** What a car costs per year, line by line with its formula. */
export function YearlyPage({ facts, car, prices, thisYear }: YearlyData) {
  const { t } = useTexts(calculatorTexts)
  const rates = readYearlyRates(facts)
  const { typed, type } = useTyped(initialYearly(rates.distance, car), car?.id ?? null)
  const read = readYearly(typed)
  const known = withoutWrong(read)
  // the prices are those of the car's own model year
  const ofYear = car?.year === read.year ? prices : null
  const marketLoss = ofYear && yearlyLoss(ofYear.own, ofYear.older)
  const isLossTyped = read.loss !== null
  const use = { ...known, loss: isLossTyped ? known.loss : marketLoss }
  return (
    <CalculatorFrame calculator="yearly">
      {car && <CarLink car={car} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title={t('calc_inputs')}>
          <Form className="flex flex-col gap-4">
            {car && <input type="hidden" name="car" value={car.id} />}
            <YearlyFields typed={typed} read={read} marketLoss={marketLoss} onType={type} />
            <Button type="submit" className="without-script self-start">
              {t('calc_compute')}
            </Button>
          </Form>
        </Panel>
        <YearlyResult
          use={use}
          cost={yearlyCost(use, rates, thisYear)}
          rates={rates}
          facts={facts}
          prices={isLossTyped ? null : ofYear}
          car={car}
          thisYear={thisYear}
        />
      </div>
    </CalculatorFrame>
  )
}
