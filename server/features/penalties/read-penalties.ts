import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { GivenPenalty, Penalty } from '#contract/penalties.ts'
import { mayDecideAppeal, penaltyState } from '#domain/penalties/penalty.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { CallContext, Services } from '#server/context.ts'
import { listOldest } from '#server/features/decision-queue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { penalties, profiles, user_roles, type PenaltyRow } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'

const MOST_LISTED = 100
const giver = alias(profiles, 'giver')

type Person = typeof profiles.$inferSelect
interface Read {
  penalty: PenaltyRow
  user: Person
  giver: Person | null
}

/** Latest first. */
export const readPenalties = (db: Db, where: SQL | undefined): Promise<Read[]> =>
  penaltiesWhere(db, where).orderBy(desc(penalties.created_at), desc(penalties.id)).limit(MOST_LISTED)

const penaltiesWhere = (db: Db, where: SQL | undefined) =>
  db
    .select({ penalty: penalties, user: profiles, giver })
    .from(penalties)
    .innerJoin(profiles, eq(profiles.id, penalties.user_id))
    .leftJoin(giver, eq(giver.id, penalties.given_by))
    .where(where)
    .$dynamic()

export function presentPenalty({ penalty, user }: Pick<Read, 'penalty' | 'user'>, now: Date): Penalty {
  const { id, rule, severity, reason, subject_kind, subject_id, created_at, ends_at, lapses_at } = penalty
  const state = penaltyState(penalty, now)
  // the suspension was shortened
  const isServed = state === 'in_force' && severity === 'suspended' && user.status !== 'suspended'
  return {
    id,
    rule,
    severity,
    state: isServed ? 'counting' : state,
    reason,
    subject: subject_kind && subject_id ? { kind: subject_kind, id: subject_id } : null,
    created_at: created_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    lapses_at: lapses_at?.toISOString() ?? null,
    appeal: presentAppeal(penalty),
  }
}

function presentAppeal({ appeal, appealed_at, appeal_decision, appeal_answer, appeal_decided_at }: PenaltyRow) {
  if (appeal === null || !appealed_at) return null
  return {
    text: appeal,
    appealed_at: appealed_at.toISOString(),
    decision: appeal_decision,
    answer: appeal_answer,
    decided_at: appeal_decided_at?.toISOString() ?? null,
  }
}

/** The penalties of a user, latest first. */
export const listGiven = async (context: CallContext, userId: string): Promise<GivenPenalty[]> =>
  presentForModerators(context, await readPenalties(context.db, eq(penalties.user_id, userId)))

/** Penalties with an undecided appeal, oldest appeal first. */
export async function listAppeals(context: CallContext): Promise<GivenPenalty[]> {
  const { db } = context
  const isWaiting = and(isNotNull(penalties.appealed_at), isNull(penalties.appeal_decided_at))
  const { rows } = await listOldest(db, {
    waiting: () => penaltiesWhere(db, isWaiting),
    order: [penalties.appealed_at, penalties.id],
    most: MOST_LISTED,
  })
  return presentForModerators(context, rows)
}

async function presentForModerators(context: CallContext, rows: readonly Read[]): Promise<GivenPenalty[]> {
  const { db, clock } = context
  const adminId = requireUser(context).id
  const deciders = await readDeciders(db)
  return rows.map((row) => ({
    ...presentPenalty(row, clock()),
    user_id: row.penalty.user_id,
    user_name: displayName(row.user) ?? '',
    given_by_name: row.giver && (displayName(row.giver) ?? ''),
    can_decide: mayDecideAppeal(adminId, { given_by: row.penalty.given_by, deciders }),
  }))
}

/** The IDs of all users who may decide appeals. */
export const readDeciders = async (db: Db): Promise<string[]> =>
  (await db.select({ id: user_roles.user_id }).from(user_roles)).map(({ id }) => id)

export async function listOwn({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string): Promise<Penalty[]> {
  const rows = await readPenalties(db, eq(penalties.user_id, userId))
  return rows.map((row) => presentPenalty(row, clock()))
}
