import type { Fact } from '#contract/facts.ts'
import { TRANSFER_GROUPS, TRANSFER_STEPS, type TransferStep } from '#domain/calculators/transfer-steps.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { FactLine } from '#web/features/facts/public.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CalculatorFrame } from './calculator-frame.tsx'
import type { TransferData } from './fetch-transfer.ts'
import { transferTicks } from './transfer-ticks.ts'

/** The checklist of the transfer, to tick and print. Its ticks stay on the device. */
export function TransferPage({ facts }: TransferData) {
  const { t, lang } = useTexts(calculatorTexts)
  const ticked = transferTicks.use()
  const toggle = (step: TransferStep) =>
    transferTicks.update((steps) => (steps.includes(step) ? steps.filter((one) => one !== step) : [...steps, step]))
  const count = (number: number) => formatNumber(number, lang)
  return (
    <CalculatorFrame calculator="transfer">
      <p className="notice">{t('calc_unofficial')}</p>
      <div className="no-print needs-script flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-medium">
          {t('calc_progress', { done: count(ticked.length), all: count(TRANSFER_STEPS.length) })}
        </p>
        <Button variant="quiet" icon="print" onClick={() => window.print()}>
          {t('calc_print')}
        </Button>
        {ticked.length > 0 && (
          <Button variant="plain" onClick={() => transferTicks.set([])}>
            {t('calc_clear')}
          </Button>
        )}
        <p className="text-sm text-muted">{t('calc_kept')}</p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {TRANSFER_GROUPS.map((group) => (
          <Panel key={group} title={t(`calc_transfer_${group}`)} className="flex min-w-0 flex-col gap-2 p-5">
            <ul className="divide-y divide-line">
              {TRANSFER_STEPS.filter((step) => step.group === group).map((step) => (
                <Step
                  key={step.key}
                  step={step.key}
                  facts={facts.filter(({ key }) => step.facts.some((one) => one === key))}
                  isTicked={ticked.includes(step.key)}
                  onToggle={() => toggle(step.key)}
                />
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </CalculatorFrame>
  )
}

interface StepProps {
  step: TransferStep
  facts: readonly Fact[]
  isTicked: boolean
  onToggle: () => void
}

function Step({ step, facts, isTicked, onToggle }: StepProps) {
  const { t } = useTexts(calculatorTexts)
  return (
    <li className="flex flex-col gap-1 py-2">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" className="checkbox flex-none" checked={isTicked} onChange={onToggle} />
        <span>{t(`calc_step_${step}`)}</span>
      </label>
      {facts.length > 0 && (
        <div className="flex flex-col gap-1 ps-8">
          {facts.map((fact) => (
            <FactLine key={fact.key} fact={fact} />
          ))}
        </div>
      )}
    </li>
  )
}
