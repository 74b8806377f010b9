import type { AdEvidence } from '#contract/ad-reviews.ts'
import { AD_ACTIONS } from '#domain/ads/lifecycle.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adFieldTexts } from '#web/texts/ad-fields/area.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdStateBadge } from './ad-state-badge.tsx'
import { eventNote } from './event-note.ts'

/** The history of an ad, latest first. */
export function AdEvents({ events, now }: { events: AdEvidence['events']; now: string }) {
  const { lang, t } = useTexts(formTexts, adFieldTexts, adReviewTexts)
  if (events.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('review_events')}</h3>
      <ol className="flex flex-col gap-3">
        {events.toReversed().map((event) => {
          const action = AD_ACTIONS.find((one) => one === event.action)
          const note = eventNote(event, lang, t)
          return (
            <li key={event.created_at + event.action} className="border-s-2 border-line ps-3">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium">{action ? t(`review_event_${action}`) : event.action}</span>
                {event.from_state !== event.to_state && <AdStateBadge state={event.to_state} />}
              </p>
              <p className="dotted text-sm text-muted">
                <span>{event.actor_name ? <bdi>{event.actor_name}</bdi> : t('review_event_clock')}</span>
                <time dateTime={event.created_at}>{relativeTime(event.created_at, new Date(now), lang)}</time>
              </p>
              {note && (
                <p {...writtenIn(note)} className="text-sm break-words">
                  {note}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
