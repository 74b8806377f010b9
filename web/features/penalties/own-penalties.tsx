import { Link } from 'react-router'
import type { Penalty } from '#contract/penalties.ts'
import { penaltiesTexts } from '#web/texts/penalties/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts'
import { AppealPart, type FailedAppeal } from './appeal-part.tsx'
import { PenaltyFacts } from './penalty-facts.tsx'

interface Props {
  penalties: readonly Penalty[]
  /** Whether the page was opened by the link in an email, which shows a single penalty. */
  isByLink: boolean
  failed: FailedAppeal | null
}

/** The user's penalties and appeals. */
export function OwnPenalties({ penalties, isByLink, failed }: Props) {
  const { t } = useTexts(penaltiesTexts)
  const { list, notice, ...focusProps } = useFocusAfterRemoval<HTMLUListElement>()
  return (
    <main id="content" className="page flex max-w-3xl flex-col gap-6 py-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-bold">{t('penalties_title')}</h1>
        <p className="text-muted">{t('penalties_text')}</p>
      </header>
      {penalties.length === 0 && (
        <p ref={notice} className="notice">
          {t('penalties_none')}
        </p>
      )}
      <ul ref={list} className="flex flex-col gap-4" {...focusProps}>
        {penalties.map((penalty) => (
          <Panel as="li" tabIndex={-1} key={penalty.id} className="flex flex-col gap-3 p-5">
            <PenaltyFacts penalty={penalty} />
            <AppealPart penalty={penalty} failed={failed?.penalty_id === penalty.id ? failed : null} />
          </Panel>
        ))}
      </ul>
      {isByLink && (
        <Link to="/penalties" className="link self-start">
          {t('penalties_all')}
        </Link>
      )}
    </main>
  )
}
