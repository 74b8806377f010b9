import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AccessToken } from '#contract/security.ts'
import { securityTexts } from '#web/texts/security/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { AccessTokenList } from './access-token-list.tsx'
import { CreatedToken } from './created-token.tsx'

const TokenForm = latePart(async () => (await import('./token-form.tsx')).TokenForm)

interface Props {
  tokens: readonly AccessToken[]
  now: string
}

/** Access tokens of the API. Creating one requires the password. The token is shown only once and can be revoked. */
export function AccessTokens({ tokens, now }: Props) {
  const { t } = useTexts(securityTexts)
  const { revalidate } = useRevalidator()
  const [isAdding, setAdding] = useState(false)
  const [created, setCreated] = useState<string | null>(null)

  async function show(token: string) {
    setAdding(false)
    setCreated(token)
    await revalidate()
  }

  if (isAdding) return <TokenForm onCreated={show} onCancel={() => setAdding(false)} />
  return (
    <>
      <p className="text-muted">
        <span>{t('security_tokens_text')}</span>{' '}
        <a href="/api/docs" target="_blank" rel="noreferrer" className="link">
          {t('security_tokens_reference')}
        </a>
      </p>
      {created && <CreatedToken token={created} onClose={() => setCreated(null)} />}
      <AccessTokenList tokens={tokens} now={now} />
      {!created && (
        <Button {...TokenForm.opener} variant="quiet" className="self-start" onClick={() => setAdding(true)}>
          {t('security_token_add')}
        </Button>
      )}
    </>
  )
}
