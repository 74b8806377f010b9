import { useState } from 'react'
import type { AccessToken } from '#contract/security.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { useApi } from '#web/platform/api/api.ts'
import { securityTexts } from '#web/texts/security/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { SCOPE_NAMES } from './scope-names.ts'

interface Props {
  tokens: readonly AccessToken[]
  now: string
}

export function AccessTokenList({ tokens, now }: Props) {
  const { t } = useTexts(securityTexts)
  const api = useApi()
  const { act, isWorking } = useAction()
  const [asked, setAsked] = useState<AccessToken | null>(null)

  const revoke = (accessTokenId: string) =>
    act({
      send: () => api.security.revoke_access_token({ access_token_id: accessTokenId }),
      done: t('security_token_revoked'),
      onDone: () => setAsked(null),
    })

  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {tokens.map((token) => (
          <TokenItem key={token.id} token={token} now={new Date(now)} onRevoke={() => setAsked(token)} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('security_token_revoke_ask', { name: `\u2068${asked.name}\u2069` })}
          text={t('security_token_revoke_text')}
          confirm={t('security_token_revoke')}
          cancel={t('security_cancel')}
          isFinal
          isWorking={isWorking}
          onClose={() => setAsked(null)}
          onConfirm={() => revoke(asked.id)}
        />
      )}
    </>
  )
}

interface Item {
  token: AccessToken
  now: Date
  onRevoke: () => void
}

function TokenItem({ token, now, onRevoke }: Item) {
  const { t, lang } = useTexts(securityTexts)
  const { name, start, scopes, created_at, last_used_at, expires_at } = token
  const times = [
    last_used_at
      ? t('security_token_used', { when: relativeTime(last_used_at, now, lang) })
      : t('security_token_unused'),
    t('security_token_created', { date: formatDate(created_at, lang) }),
  ]
  const isExpired = expires_at !== null && new Date(expires_at) <= now
  const end = expires_at
    ? t(isExpired ? 'security_token_expired' : 'security_token_expires', { date: formatDate(expires_at, lang) })
    : t('security_token_endless')
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 grow basis-72 flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-medium break-words">{name}</bdi>
          <bdi dir="ltr" className="font-mono text-sm text-muted">
            {`${start}…`}
          </bdi>
        </p>
        <ul className="flex flex-wrap gap-2">
          {scopes.map((scope) => (
            <li key={scope} className="tag">
              {t(SCOPE_NAMES[scope])}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          {times.map((time) => (
            <span key={time}>{time}</span>
          ))}
          <span className={isExpired ? 'text-danger' : undefined}>{end}</span>
        </p>
      </div>
      <Button
        variant="quiet"
        aria-label={t('security_token_revoke_what', { name: `\u2068${name}\u2069` })}
        onClick={onRevoke}
      >
        {t('security_token_revoke')}
      </Button>
    </li>
  )
}
