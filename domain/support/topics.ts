/** Topics of support requests. */
export const SUPPORT_TOPICS = ['other', 'lost_email'] as const
