import { useState } from 'react'
import { givesCode } from '#domain/scam-shield/gives-code.ts'
import { scamShieldTexts } from '#web/texts/scam-shield/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { useOwnHost } from './use-own-host.ts'

interface Checked {
  /** Sends the text, after a confirmation if it may be a code that the other user asked for. */
  send: (text: string) => void
  dialog: Elements
}

/** @param received texts of the other user, latest last */
export function useCodeCheck(received: readonly string[], onSend: (text: string) => void): Checked {
  const { t } = useTexts(scamShieldTexts)
  const ownHost = useOwnHost()
  const [asked, setAsked] = useState<string | null>(null)
  return {
    send: (text) => (givesCode(text, received, ownHost) ? setAsked(text) : onSend(text)),
    dialog: asked !== null && (
      <ConfirmDialog
        title={t('scam_code_title')}
        text={t('scam_code_text')}
        confirm={t('scam_code_send')}
        cancel={t('scam_code_keep')}
        isFinal
        isWorking={false}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          onSend(asked)
        }}
      />
    ),
  }
}
