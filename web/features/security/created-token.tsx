import { useLayoutEffect, useRef } from 'react'
import { securityTexts } from '#web/texts/security/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

interface Props {
  token: string
  onClose: () => void
}

/** The new token, which is shown only once. Takes the focus, since it replaces the form. */
export function CreatedToken({ token, onClose }: Props) {
  const { t } = useTexts(securityTexts)
  const text = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => text.current?.focus(), [])
  return (
    <div className="notice flex flex-col gap-3">
      <p ref={text} tabIndex={-1}>
        {t('security_token_once')}
      </p>
      <code dir="ltr" className="rounded-control bg-sunken p-3 text-start font-mono break-all select-all">
        {token}
      </code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={token} copied={t('security_token_copied')} failed={t('security_token_copy_failed')}>
          {t('security_token_copy')}
        </CopyButton>
        <Button variant="quiet" onClick={onClose}>
          {t('security_token_kept')}
        </Button>
      </div>
    </div>
  )
}
