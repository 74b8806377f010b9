/** Reasons for reporting a review, the most frequent first. */
export const REVIEW_REPORT_REASONS = ['untrue', 'insult', 'private', 'spam', 'other'] as const
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number]

/** Decisions of moderators on a reported review. */
export const REVIEW_DECISIONS = ['dismissed', 'review_removed', 'answer_removed'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]
