import type { Ref } from 'react'
import type { CsvReport } from '#contract/ads.ts'
import { CSV_OUTCOMES } from '#domain/import/csv.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ItemTable } from '#web/ui/item-table.tsx'
import { CsvCar } from './csv-car.tsx'
import { useFieldName } from './use-field-name.ts'

interface Props {
  heading: Ref<HTMLHeadingElement>
  report: CsvReport
  /** Name of the file. */
  name: string
  isDone: boolean
  isWorking: boolean
  onConfirm: () => void
}

type Outcome = (typeof CSV_OUTCOMES)[number]

/** The result for each row of a file. */
export function CsvRows({
  heading,
  report: { missing, ignored, other_sheets, rows },
  name,
  isDone,
  isWorking,
  onConfirm,
}: Props) {
  const { t, lang } = useTexts(adsTexts)
  const fieldName = useFieldName()
  const list = (words: readonly string[]) => words.join(lang === 'ar' ? '، ' : ', ')
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length
  const drafts = count('draft')
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
        <span>{t(isDone ? 'ad_csv_done' : 'ad_csv_preview')}</span> <bdi className="font-normal text-muted">{name}</bdi>
      </h2>
      {missing.length > 0 && <p className="notice">{t('ad_csv_missing', { columns: list(missing.map(fieldName)) })}</p>}
      {missing.length === 0 && rows.length === 0 && <p className="notice">{t('ad_csv_empty')}</p>}
      {ignored.length > 0 && <p className="text-sm text-muted">{t('ad_csv_ignored', { columns: list(ignored) })}</p>}
      {other_sheets.length > 0 && <p className="notice">{t('ad_csv_other_sheets', { sheets: list(other_sheets) })}</p>}
      {rows.length > 0 && (
        <>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {CSV_OUTCOMES.map(
              (outcome) =>
                count(outcome) > 0 && <li key={outcome}>{t(`ad_csv_count_${outcome}`, { count: count(outcome) })}</li>,
            )}
          </ul>
          <div className="flex flex-wrap gap-2">
            {isDone ? (
              <ButtonLink to="/my-ads">{t('ad_csv_see')}</ButtonLink>
            ) : (
              drafts > 0 && (
                <Button isWorking={isWorking} onClick={onConfirm}>
                  {t('ad_csv_confirm', { count: drafts })}
                </Button>
              )
            )}
          </div>
          <div className="overflow-x-auto">
            <ItemTable
              items={rows}
              keyOf={({ line }) => String(line)}
              caption={name}
              columns={[
                { key: 'line', title: t('ad_csv_line'), renderCell: ({ line }) => line },
                {
                  key: 'outcome',
                  title: t('ad_csv_outcome'),
                  renderCell: ({ outcome }) => <OutcomeTag outcome={outcome} />,
                },
                { key: 'car', title: t('my_ads_column_car'), renderCell: (row) => <CsvCar row={row} /> },
              ]}
            />
          </div>
        </>
      )}
    </>
  )
}

function OutcomeTag({ outcome }: { outcome: Outcome }) {
  const { t } = useTexts(adsTexts)
  const look = { draft: 'tag-done', refused: 'bg-danger-soft text-danger', known: '', no_room: '' }[outcome]
  return <span className={`tag whitespace-nowrap ${look}`}>{t(`ad_csv_${outcome}`)}</span>
}
