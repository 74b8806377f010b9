export { countReplies } from './count-replies.job.ts'
