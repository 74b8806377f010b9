import type { Services } from './context.ts'
import { changeWaitingEmails } from './features/accounts/change-waiting-emails.job.ts'
import { deleteExpired } from './features/accounts/delete-expired.job.ts'
import { deleteUndoData } from './features/admin-changes/public.ts'
import { deleteOldFailedRequests } from './features/admin-overview/public.ts'
import { endSuspensions } from './features/admin-users/public.ts'
import { AD_JOBS } from './features/ads/public.ts'
import { backUp, drillArchiveNightly, drillLastBackup } from './features/backups/public.ts'
import { DEAL_JOBS } from './features/deals/public.ts'
import { ARTICLE_JOBS } from './features/articles/public.ts'
import { announceFacts } from './features/facts/public.ts'
import { EMAIL_RELAY_JOBS } from './features/email-relay/public.ts'
import { mailLink } from './features/accounts/mail-link.job.ts'
import { remindOfAppointments } from './features/appointments/public.ts'
import { sweepMedia } from './features/media/public.ts'
import { sweepMessagePictures } from './features/messages/public.ts'
import { expireOffers } from './features/offers/public.ts'
import { announceClientFaults, deleteOldClientFaults } from './features/client-faults/public.ts'
import { deleteOldEvents, rollUpEvents } from './features/events/public.ts'
import { deleteOldFieldVitals } from './features/field-vitals/public.ts'
import { countDays } from './features/insights/public.ts'
import { sendMail } from './features/mails/public.ts'
import { sendPush } from './features/notifications/public.ts'
import { makePicture, sweepPictures } from './features/pictures/public.ts'
import { countPrices } from './features/prices/public.ts'
import { PROMOTION_JOBS } from './features/promotions/public.ts'
import { deleteDueAccounts } from './features/privacy/public.ts'
import { deleteOldProfileAccesses } from './features/profile-accesses/public.ts'
import { sweepProfilePictures } from './features/profiles/public.ts'
import { countReplies } from './features/replies/public.ts'
import { countFairPrices } from './features/fair-price/public.ts'
import { countMarketPrices } from './features/market/public.ts'
import { notifyAtOnce, notifyDaily } from './features/saved-searches/notify-of-new-cars.job.ts'
import { deleteOldSearchChanges, rebuildSearch } from './features/search/public.ts'
import { sweepLogos } from './features/settings/public.ts'
import { sampleDisk, warnOfFullDisk } from './features/storage/public.ts'
import { noteCheckStates } from './features/system-checks/public.ts'
import { deleteOldSupportRequests } from './features/support/public.ts'
import { sweepIdentityFiles, textPhoneCode } from './features/verification/public.ts'
import { deleteOldViews } from './features/views/public.ts'
import { removeFiles } from './platform/files/remove-files.job.ts'
import { sweepOutbox } from './platform/files/sweep-outbox.job.ts'
import type { Job } from './platform/jobs/job-queue.ts'

/** All background jobs. */
export const JOBS: readonly Job<never, Services>[] = [
  sendMail,
  sendPush,
  mailLink,
  deleteExpired,
  endSuspensions,
  changeWaitingEmails,
  deleteOldProfileAccesses,
  deleteDueAccounts,
  notifyAtOnce,
  notifyDaily,
  ...AD_JOBS,
  ...PROMOTION_JOBS,
  textPhoneCode,
  removeFiles,
  makePicture,
  expireOffers,
  remindOfAppointments,
  sweepPictures,
  sweepMessagePictures,
  sweepProfilePictures,
  sweepLogos,
  sweepMedia,
  sweepOutbox,
  deleteOldViews,
  rollUpEvents,
  announceClientFaults,
  deleteOldClientFaults,
  deleteOldEvents,
  deleteOldFieldVitals,
  countDays,
  deleteUndoData,
  deleteOldFailedRequests,
  countReplies,
  countFairPrices,
  countMarketPrices,
  ...ARTICLE_JOBS,
  countPrices,
  ...DEAL_JOBS,
  announceFacts,
  ...EMAIL_RELAY_JOBS,
  deleteOldSupportRequests,
  sweepIdentityFiles,
  rebuildSearch,
  deleteOldSearchChanges,
  warnOfFullDisk,
  sampleDisk,
  noteCheckStates,
  backUp,
  drillLastBackup,
  drillArchiveNightly,
]
