import { procedures } from '#server/context.ts'
import { answerAppointment } from './answer-appointment.ts'
import { proposeAppointment } from './propose-appointment.ts'

const { appointments } = procedures

export const appointmentsHandlers = {
  propose: appointments.propose.handler(({ context, input }) => proposeAppointment(context, input)),
  answer: appointments.answer.handler(({ context, input }) => answerAppointment(context, input)),
}
