import type { ReactNode } from 'react'
import type { Hindrance } from '#contract/page-host.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'

/**
 * Message on a page that will reload by itself.
 * @param children a button to retry immediately
 */
export function Unavailable({ hindrance, children }: { hindrance: Hindrance; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <MessagePage title={t(`unavailable_${hindrance}_title`)} text={t(`unavailable_${hindrance}_text`)}>
      {children}
    </MessagePage>
  )
}
