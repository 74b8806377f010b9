import { eq } from 'drizzle-orm'
import type { Lang } from '#domain/language.ts'
import type { NotificationKind } from '#domain/notifications/kinds.ts'
import type { Services } from '#server/context.ts'
import { adTitle, type Catalogue } from '#server/features/catalogue/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { readSentences, type Say } from '#server/features/sentences/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, users, type CarRow } from '#server/platform/db/schema/index.ts'

export interface AdNews {
  /** The kind of the notification and the template of the email. */
  kind: Extract<NotificationKind, `ad_${string}`>
  /** A path within this site. */
  link: string
  /** Additional values for the email and the notification. */
  values?: (lang: Lang, say: Say) => Record<string, string>
}

interface NotifySellerInput extends AdNews {
  car: CarRow
  catalogue: Catalogue
  now: Date
}

/** Notifies the seller in the seller's language. Sellers of imported ads have no account and are skipped. */
export const notifySeller = (
  services: Pick<Services, 'jobs' | 'publicUrl' | 'authSecret'>,
  tx: Db,
  { car, catalogue, kind, link, values, now }: NotifySellerInput,
): Promise<void> =>
  notify(services, tx, {
    user_id: car.seller_id,
    kind,
    values: (lang, say) => ({ car: adTitle(car, catalogue, lang), ...values?.(lang, say) }),
    link,
    mail: { template: kind },
    now,
  })

type MailSellerInput = Omit<NotifySellerInput, 'kind' | 'now'> & { template: 'ad_received' }

/** Confirms an action of the seller by email. */
export async function mailSeller(
  services: Pick<Services, 'jobs' | 'publicUrl'>,
  tx: Db,
  { car, catalogue, template, link, values }: MailSellerInput,
): Promise<void> {
  const [seller] = await tx
    .select({ email: users.email, profile: profiles })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, car.seller_id))
  if (seller?.profile.status !== 'active') return
  const lang = seller.profile.preferred_language
  const say = (await readSentences(tx))(lang)
  await queueMail(services, tx, seller.email, {
    template,
    lang,
    values: { name: seller.profile.first_name ?? '', car: adTitle(car, catalogue, lang), ...values?.(lang, say) },
    link: `${services.publicUrl}${link}`,
  })
}
