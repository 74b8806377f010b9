import { useLayoutEffect, useRef } from 'react'
import { CSV_BOUNDS } from '#domain/import/csv.ts'
import { columnTitles } from '#domain/import/read-columns.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonAnchor, ButtonLink } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { TABLE_TYPES } from '#web/ui/table-types.ts'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CsvRows } from './csv-rows.tsx'
import { useUpload } from './use-upload.ts'

/** Creates drafts from a CSV file, after a preview of each row. */
export function UploadPage() {
  const { t, lang } = useTexts(adsTexts)
  const { upload, isReading, isCreating, failure, choose, create } = useUpload()
  const heading = useRef<HTMLHeadingElement>(null)
  const report = upload?.report
  useLayoutEffect(() => {
    if (report) heading.current?.focus()
  }, [report])

  return (
    <main id="content" className="page flex flex-col gap-4 py-4 lg:py-6">
      <ButtonLink to="/my-ads" variant="plain" icon="back" className="self-start">
        {t('my_ads_title')}
      </ButtonLink>
      <h1 className="text-2xl font-bold">{t('ad_csv_title')}</h1>
      <Panel>
        <p>{t('ad_csv_text', { count: CSV_BOUNDS.rows })}</p>
        <p className="text-sm text-muted">{t('ad_csv_columns')}</p>
        <p className="text-sm">{columnTitles(lang).join(lang === 'ar' ? '، ' : ', ')}</p>
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            variant="primary"
            accept={TABLE_TYPES}
            isWorking={isReading}
            onChoose={([file]) => file && choose(file)}
          >
            {t('ad_csv_choose')}
          </FileButton>
          <ButtonAnchor
            variant="quiet"
            icon="download"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${columnTitles(lang).join(',')}\r\n`)}`}
            download="sayyad.csv"
          >
            {t('ad_csv_template')}
          </ButtonAnchor>
        </div>
        <FormFailure text={failure ?? undefined} />
      </Panel>
      {upload && (
        <section aria-label={upload.name} className="flex flex-col gap-4">
          <CsvRows
            heading={heading}
            report={upload.report}
            name={upload.name}
            isDone={upload.isDone}
            isWorking={isCreating}
            onConfirm={create}
          />
        </section>
      )}
    </main>
  )
}
