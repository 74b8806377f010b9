import { findUnread } from './find-unread.job.ts'
import { deleteExpiredLinks } from './delete-expired-links.job.ts'
import { mailUnread } from './mail-unread.job.ts'

export const EMAIL_RELAY_JOBS = [findUnread, mailUnread, deleteExpiredLinks]
