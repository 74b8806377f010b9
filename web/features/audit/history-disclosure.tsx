import { useState, type ComponentProps } from 'react'
import { auditTexts } from '#web/texts/audit/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ContentHistory } from './content-history.tsx'

/** A disclosure with the version history, fetched when it is opened. */
export function HistoryDisclosure(props: ComponentProps<typeof ContentHistory>) {
  const { t } = useTexts(auditTexts)
  const [isOpened, setOpened] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="link min-h-11 w-fit cursor-pointer content-center">{t('history_fold')}</summary>
      {isOpened && <ContentHistory {...props} />}
    </details>
  )
}
