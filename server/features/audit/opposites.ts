import type { AdminChangeKind } from '#domain/admin-changes/kinds.ts'
import { undoError, type NotUndoableReason } from '#domain/admin-changes/undoable.ts'
import type { CallContext } from '#server/context.ts'
import { undoAdChange, undoGivenTag, undoTurn } from '#server/features/admin-ads/public.ts'
import { undoRecovery, undoRole, undoStatus } from '#server/features/admin-users/public.ts'
import type { ContentStore } from '#server/features/content-versions/public.ts'
import { articleContent } from '#server/features/articles/public.ts'
import { brandContent } from '#server/features/brands/public.ts'
import { reopenClientFault } from '#server/features/client-faults/public.ts'
import { categoryContent, dealContent } from '#server/features/deals/public.ts'
import { factContent } from '#server/features/facts/public.ts'
import { settingContent } from '#server/features/settings/public.ts'
import { makerContent, modelContent } from '#server/features/car-makers/public.ts'
import { mediaContent } from '#server/features/media/public.ts'
import { viewContent } from '#server/features/admin-lists/public.ts'
import { tagContent } from '#server/features/tags/public.ts'
import { reopenConversationReport } from '#server/features/conversation-reports/public.ts'
import { undoAppealDecision, undoPenalty, undoWithdrawal } from '#server/features/penalties/public.ts'
import { revenueContent, undoPromotion } from '#server/features/promotions/public.ts'
import { undoReports } from '#server/features/reports/public.ts'
import { undoReviewDecision } from '#server/features/seller-reviews/public.ts'
import { reopenSupportRequest } from '#server/features/support/public.ts'
import { undoIdentity } from '#server/features/verification/public.ts'
import { textContent } from '#server/features/texts/public.ts'
import { wordContent } from '#server/features/trade-words/public.ts'
import type { AdminChangeRow } from '#server/platform/db/schema/index.ts'

/**
 * Undoes a change in its own transaction, and records the undo.
 * @throws NOT_UNDOABLE
 */
type Opposite = (context: CallContext, change: AdminChangeRow) => Promise<void>

/** Content stores, which undo changes of their content. */
const STORES: readonly ContentStore[] = [
  settingContent,
  revenueContent,
  tagContent,
  viewContent,
  textContent,
  makerContent,
  modelContent,
  dealContent,
  brandContent,
  categoryContent,
  articleContent,
  mediaContent,
  wordContent,
  factContent,
]

/** Undo functions of all other changes. A change without one cannot be undone. */
export const OPPOSITES: Partial<Record<AdminChangeKind, Opposite>> = {
  set_role: undoRole,
  suspend: undoStatus,
  reinstate: undoStatus,
  give_penalty: undoPenalty,
  withdraw_penalty: undoWithdrawal,
  decide_appeal: undoAppealDecision,
  change_email: undoRecovery,
  decide_identity: undoIdentity,
  decide_ad: undoAdChange,
  set_ad_state: undoAdChange,
  change_ad_fields: undoAdChange,
  feature_ad: undoAdChange,
  delete_ad: undoAdChange,
  restore_ad: undoAdChange,
  turn_ad_picture: undoTurn,
  give_ad_tag: undoGivenTag,
  decide_reports: undoReports,
  decide_conversation_report: reopenConversationReport,
  decide_seller_review: undoReviewDecision,
  close_support_request: reopenSupportRequest,
  resolve_client_fault: reopenClientFault,
  confirm_promotion: undoPromotion,
  decline_promotion: undoPromotion,
}

/** Functions that can also undo their own undo. */
const REDOABLE: readonly (Opposite | undefined)[] = [undoRole, undoStatus, undoAdChange, undoTurn, undoGivenTag]

export const storeOf = (what: AdminChangeKind): ContentStore | undefined => STORES.find((store) => store.what === what)

/** Whether undoing a change restores former values. Other changes are undone by actions of their own. */
export const isOfValues = (what: AdminChangeKind): boolean =>
  storeOf(what) !== undefined || OPPOSITES[what] === undoAdChange

/** Why a change cannot be undone, judging by its row alone; null if it can. */
export const whyNot = (change: AdminChangeRow, undoneAt: Date | null, now: Date): NotUndoableReason | null =>
  undoError({ created_at: change.created_at, undone_at: undoneAt, isReversible: isReversible(change) }, now)

function isReversible({ what, after, undoes }: AdminChangeRow): boolean {
  if (storeOf(what)) return true
  const opposite = OPPOSITES[what]
  if (!opposite || (undoes !== null && !REDOABLE.includes(opposite))) return false
  // the pictures of a rejected request were deleted
  return what !== 'decide_identity' || after['decision'] === 'approved'
}
