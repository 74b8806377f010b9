import type { ReplyPromise } from '#contract/reply-promise.ts'
import { sellerStandingTexts } from '#web/texts/seller-standing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** How soon and how often the seller usually answers. */
export function SellerReplies({ replies }: { replies: ReplyPromise | null }) {
  const { t } = useTexts(sellerStandingTexts)
  if (!replies) return null
  const { within, answered_percent, first_messages_count } = replies
  return (
    <p className="dotted text-sm text-muted" title={t('standing_replies_hint')}>
      <span>{t(`standing_replies_${within}`)}</span>
      <span>
        {t('standing_replies_share', {
          percent: answered_percent,
          count: first_messages_count,
        })}
      </span>
    </p>
  )
}
