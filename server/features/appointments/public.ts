export { remindOfAppointments } from './remind-of-appointments.job.ts'
