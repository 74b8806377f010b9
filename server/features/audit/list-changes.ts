import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditSearch, ChangePage } from '#contract/audit.ts'
import { withoutMachineFields } from '#domain/admin-changes/machine-fields.ts'
import { shortenBodies } from '#domain/articles/shorten-bodies.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { DataServices } from '#server/context.ts'
import { containsWord } from '#server/platform/db/search-text.ts'
import { isAfter, pageOf } from '#server/platform/db/cursor-page.ts'
import { admin_changes, profiles } from '#server/platform/db/schema/index.ts'
import { nameReferences } from './name-references.ts'
import { readSubjects } from './read-subject-names.ts'
import { whyNot } from './opposites.ts'

/** Addresses, emails and IDs, whose order of words matters. */
const IS_ONE_WORD = /^[\w.:@-]*(?:[@:]|\d\.\d|\w-\w+-\w)[\w.:@-]*$/

const mentions = (text: string): SQL | undefined =>
  and(
    ...text
      .split(/\s+/)
      .flatMap((part) => (IS_ONE_WORD.test(part) ? part.toLowerCase() : searchText(part).split(' ')))
      .map((word) => containsWord(admin_changes.search_values, word)),
  )

/** Latest first. */
export async function listChanges(
  services: DataServices,
  { admin_id, what, subject_id, request_id, text, from, until, after, limit }: AuditSearch,
): Promise<ChangePage> {
  const { id, created_at } = admin_changes
  const undoing = alias(admin_changes, 'undoing')
  const rows = await services.db
    .select({
      id,
      created_at,
      change: admin_changes,
      admin: profiles,
      undone_by: undoing.id,
      undone_at: undoing.created_at,
    })
    .from(admin_changes)
    .leftJoin(profiles, eq(profiles.id, admin_changes.admin_id))
    .leftJoin(undoing, eq(undoing.undoes, admin_changes.id))
    .where(
      and(
        admin_id ? eq(admin_changes.admin_id, admin_id) : undefined,
        what && eq(admin_changes.what, what),
        subject_id ? eq(admin_changes.subject_id, subject_id) : undefined,
        request_id ? eq(admin_changes.request_id, request_id) : undefined,
        text ? mentions(text) : undefined,
        from ? gte(created_at, new Date(from)) : undefined,
        until ? lt(created_at, new Date(until)) : undefined,
        isAfter({ id, created_at }, after),
      ),
    )
    .orderBy(desc(created_at), desc(id))
    .limit(limit + 1)
  const { found, next } = pageOf(rows, limit)
  const changes = found.map(({ change }) => change)
  const [subjectOf, withNames] = await Promise.all([readSubjects(services, changes), nameReferences(services, changes)])
  const now = services.clock()
  return {
    items: found.map(({ change, admin, undone_by, undone_at }) => ({
      id: change.id,
      what: change.what,
      admin_id: change.admin_id,
      admin_name: (admin && displayName(admin)) ?? null,
      subject: subjectOf(change),
      before: withNames(change, shortenBodies(withoutMachineFields(change.before))),
      after: withNames(change, shortenBodies(withoutMachineFields(change.after))),
      created_at: change.created_at.toISOString(),
      request_id: change.request_id,
      address: change.address,
      user_agent: change.user_agent,
      undoes: change.undoes,
      undone_by,
      not_undoable: whyNot(change, undone_at, now),
    })),
    next,
  }
}
