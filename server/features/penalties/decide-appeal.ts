import { and, eq, isNotNull } from 'drizzle-orm'
import { mayDecideAppeal, type AppealDecision } from '#domain/penalties/penalty.ts'
import { formatDate } from '#domain/format/format-date.ts'
import type { Lang } from '#domain/language.ts'
import type { CallContext } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { lockWaiting } from '#server/features/decision-queue/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { readSentences, type Say } from '#server/features/sentences/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { penalties, profiles, users, type PenaltyRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { penaltyLinkOf } from './penalty-link.ts'
import { penaltyInWords } from './penalty-words.ts'
import { readDeciders } from './read-penalties.ts'
import { takeAway } from './withdraw-penalty.ts'

interface Decided {
  penalty_id: string
  decision: AppealDecision
  /** Sent to the user. */
  answer: string
}

/** @throws NOT_FOUND, ALREADY_DECIDED, OWN_DECISION */
export async function decideAppeal(context: CallContext, { penalty_id, decision, answer }: Decided): Promise<void> {
  const adminId = requireUser(context).id
  const moment = { catalogue: await context.catalogue(), now: context.clock() }
  await context.db.transaction(async (tx) => {
    const [penalty] = await lockWaiting(tx, {
      rows: tx
        .select()
        .from(penalties)
        .where(and(eq(penalties.id, penalty_id), isNotNull(penalties.appealed_at)))
        .for('update'),
      decidedAt: ({ appeal_decided_at }) => appeal_decided_at,
      what: ['decide_appeal'],
      subjectOf: ({ user_id }) => user_id,
      admin_id: adminId,
    })
    const deciders = await readDeciders(tx)
    if (!mayDecideAppeal(adminId, { given_by: penalty.given_by, deciders })) throw fail('OWN_DECISION')
    await tx
      .update(penalties)
      .set({ appeal_decision: decision, appeal_answer: answer, appeal_decided_at: moment.now })
      .where(eq(penalties.id, penalty_id))
    await recordAdminChange(tx, {
      admin_id: adminId,
      what: 'decide_appeal',
      subject_id: penalty.user_id,
      before: { penalty: penalty_id, decision: null },
      after: { penalty: penalty_id, decision, answer },
      now: moment.now,
    })
    if (decision === 'lifted' && !penalty.withdrawn_at) await takeAway(context, tx, penalty, moment)
    await notifyUser(context, tx, { penalty, decision, answer, now: moment.now })
  })
}

interface NotifiedAppeal {
  penalty: PenaltyRow
  decision: AppealDecision
  answer: string
  now: Date
}

/** Notifies the user. Users who remain suspended are notified by email only. */
async function notifyUser(
  context: CallContext,
  tx: Db,
  { penalty, decision, answer, now }: NotifiedAppeal,
): Promise<void> {
  const { id, user_id, created_at } = penalty
  const link = penaltyLinkOf(context, id)
  const values = (lang: Lang, say: Say) => ({
    ...penaltyInWords(penalty, lang, say),
    date: formatDate(created_at, lang),
    decision: say(`sentence_appeal_${decision}`),
    answer,
  })
  await notify(context, tx, {
    user_id,
    kind: 'appeal_decided',
    values,
    link: '/penalties',
    mail: { template: 'appeal_decided', link },
    now,
  })
  const [person] = await tx
    .select({ email: users.email, profile: profiles })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, user_id))
  if (person?.profile.status !== 'suspended') return
  const { preferred_language: lang, first_name } = person.profile
  const say = (await readSentences(tx))(lang)
  await queueMail(context, tx, person.email, {
    template: 'appeal_decided',
    lang,
    values: { name: first_name ?? '', ...values(lang, say) },
    link: context.publicUrl + link,
  })
}
