import { eq } from 'drizzle-orm'
import type { Lang } from '#domain/language.ts'
import type { NotificationKind } from '#domain/notifications/kinds.ts'
import type { Services } from '#server/context.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, users } from '#server/platform/db/schema/index.ts'

interface News {
  car: { id: string; seller_id: string }
  title: (lang: Lang) => string
  /** A mail's template and a notification's kind have one name. */
  news: AdNews
  /** Within this site. */
  link: string
  /** What else the mail names, and maybe the notification. */
  values?: (lang: Lang) => Record<string, string>
  now: Date
}

export type AdNews = Extract<NotificationKind, `ad_${string}`>

/** In the seller's language, in the transaction of what it tells of; sellers of imported ads have no account to tell. */
export async function tellSeller(
  services: Pick<Services, 'jobs' | 'public_url'>,
  tx: Db,
  { car, title, news, link, values, now }: News,
): Promise<void> {
  const [seller] = await tx
    .select({ email: users.email, profile: profiles })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, car.seller_id))
  if (seller?.profile.status !== 'active') return
  const lang = seller.profile.preferred_language
  const said = { car: title(lang), ...values?.(lang) }
  await notify(tx, { user_id: car.seller_id, kind: news, values: said, link, now })
  await queueMail(services, tx, seller.email, {
    template: news,
    lang,
    values: { name: seller.profile.first_name ?? '', ...said },
    link: `${services.public_url}${link}`,
  })
}
