import { eq } from 'drizzle-orm'
import type { Lang } from '#domain/language.ts'
import type { NotificationKind } from '#domain/notifications/kinds.ts'
import type { Services } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, users, type CarRow } from '#server/platform/db/schema/index.ts'
import { adTitle } from './ad-title.ts'

export interface AdNews {
  /** Also the name of the email template. */
  kind: Extract<NotificationKind, `ad_${string}`>
  /** A path within this site. */
  link: string
  /** Further values for the email and the notification. */
  values?: (lang: Lang) => Record<string, string>
}

interface TellSellerInput extends AdNews {
  car: CarRow
  catalogue: Catalogue
  now: Date
}

/** Notifies and emails the seller in their language. Sellers of imported ads have no account and are skipped. */
export async function tellSeller(
  services: Pick<Services, 'jobs' | 'public_url'>,
  tx: Db,
  { kind, ...news }: TellSellerInput,
): Promise<void> {
  const told = await mailSeller(services, tx, { template: kind, ...news })
  if (told) await notify(tx, { user_id: news.car.seller_id, kind, values: told, link: news.link, now: news.now })
}

type MailSellerInput = Omit<TellSellerInput, 'kind' | 'now'> & { template: AdNews['kind'] | 'ad_received' }

/** @returns the values of the mail in the language of the seller; null if there is no such account */
export async function mailSeller(
  services: Pick<Services, 'jobs' | 'public_url'>,
  tx: Db,
  { car, catalogue, template, link, values }: MailSellerInput,
): Promise<Record<string, string> | null> {
  const [seller] = await tx
    .select({ email: users.email, profile: profiles })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, car.seller_id))
  if (seller?.profile.status !== 'active') return null
  const lang = seller.profile.preferred_language
  const said = { car: adTitle(car, catalogue, lang), ...values?.(lang) }
  await queueMail(services, tx, seller.email, {
    template,
    lang,
    values: { name: seller.profile.first_name ?? '', ...said },
    link: `${services.public_url}${link}`,
  })
  return said
}
