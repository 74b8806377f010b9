import type { TextFileReport } from '#contract/texts.ts'
import { directionOf } from '#domain/language.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { websiteTexts } from '#web/texts/website-texts/area.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { TABLE_TYPES } from '#web/ui/table-types.ts'
import { useTextFile } from './use-text-file.ts'

/** Maximum number of differences shown. */
const MOST_SHOWN = 200

/** Export of all texts as a CSV file for translators, and import. */
export function TextFilePart() {
  const { t } = useTexts(websiteTexts)
  const { report, isWorking, close, choose, take } = useTextFile()

  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonAnchor variant="quiet" icon="download" href="/admin/texts.csv" download>
        {t('texts_export')}
      </ButtonAnchor>
      <span className="needs-script">
        <FileButton accept={TABLE_TYPES} isWorking={isWorking} onChoose={([file]) => file && choose(file)}>
          {t('texts_import')}
        </FileButton>
      </span>
      {report && <ReportDialog report={report} isWorking={isWorking} onTake={take} onClose={close} />}
    </div>
  )
}

interface Props {
  report: TextFileReport
  isWorking: boolean
  onTake: (differences: TextFileReport['differences']) => void
  onClose: () => void
}

/** The differences and errors of an uploaded file. */
function ReportDialog({ report: { differences, problems }, isWorking, onTake, onClose }: Props) {
  const { t } = useTexts(websiteTexts)
  const count = differences.length
  return (
    <Dialog
      title={t('texts_import')}
      onClose={onClose}
      footer={
        count > 0 && (
          <Button isWorking={isWorking} onClick={() => onTake(differences)}>
            {t('texts_import_take', { count })}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('texts_import_changes', { count })}</p>
        {problems.length > 0 && (
          <section className="notice flex flex-col gap-2">
            <h3 className="font-semibold">{t('texts_import_problems', { count: problems.length })}</h3>
            <ul className="flex flex-col gap-1">
              {problems.slice(0, MOST_SHOWN).map(({ line, key, lang, fault }) => (
                <li key={`${line} ${lang}`} className="wrap-anywhere">
                  <span>{t('texts_import_line', { line })}</span> <bdi dir="ltr">{key}</bdi>
                  <span>{`${lang ? ` (${t(`texts_${lang}`)})` : ''}: ${t(`texts_line_${fault}`)}`}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <ul className="flex flex-col divide-y divide-line">
          {differences.slice(0, MOST_SHOWN).map(({ text_key, lang, before, after }) => (
            <li key={`${text_key} ${lang}`} className="flex flex-col gap-1 py-2">
              <bdi dir="ltr" className="font-mono text-sm text-muted wrap-anywhere">
                {text_key}
              </bdi>
              <del lang={lang} dir={directionOf(lang)} className="wrap-anywhere whitespace-pre-line text-muted">
                {before}
              </del>
              <ins lang={lang} dir={directionOf(lang)} className="wrap-anywhere whitespace-pre-line no-underline">
                {after}
              </ins>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
