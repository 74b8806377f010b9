/** What somebody writes to the site about. */
export const SUPPORT_TOPICS = ['other', 'lost_email'] as const
