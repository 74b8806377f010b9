export { answerAppointment } from './answer-appointment.ts'
export { proposeAppointment } from './propose-appointment.ts'
export { remindOfAppointments } from './remind-of-appointments.job.ts'
