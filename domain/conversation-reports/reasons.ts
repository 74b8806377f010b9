/** Reasons for reporting what someone wrote in a conversation, the most frequent first. */
export const CONVERSATION_REPORT_REASONS = ['fraud', 'insult', 'spam', 'other'] as const
export type ConversationReportReason = (typeof CONVERSATION_REPORT_REASONS)[number]

/** Decisions of moderators on such a report. */
export const CONVERSATION_DECISIONS = ['dismissed', 'warned', 'limited', 'suspended'] as const
export type ConversationDecision = (typeof CONVERSATION_DECISIONS)[number]
