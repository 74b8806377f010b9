import { mailsInBoth } from './mails-in-both.ts'

export const MESSAGES_MAILS = mailsInBoth({
  en: {
    appointment_reminder: {
      subject: 'Viewing {{time}}: {{car}}',
      lead: 'Hello {{name}}. You have agreed to meet about “{{car}}”: {{time}} (Riyadh time), {{place}}.',
      button: 'Open the conversation',
      note: 'If you can’t come, call it off in the conversation, so that nobody waits. Pay nothing before you have seen the car.',
    },
    appointment_cancelled: {
      subject: 'The viewing is called off: {{car}}',
      lead: 'Hello {{name}}. The ad “{{car}}” is sold or removed, so the viewing is called off.',
      button: 'Open the conversation',
      note: 'If you still want to meet, write to each other in the conversation.',
    },
    relayed_email: {
      subject: 'Message from {{from}} about {{car}}',
      lead: 'Hello {{name}}. {{from}} has written to you about “{{car}}”, and you haven’t read it yet:',
      button: 'Reply',
      note: 'Reply with this button, not from your email app, so that neither of you sees the other’s address. We won’t email you about this conversation again until you open it. The link works until 90 days after the last message. Never send money for a car you haven’t seen.',
    },
  },
  ar: {
    appointment_reminder: {
      subject: 'موعد المعاينة {{time}}: {{car}}',
      lead: 'أهلًا {{name}}. اتفقتما على اللقاء لمعاينة «{{car}}»: {{time}} بتوقيت الرياض، {{place}}.',
      button: 'فتح المحادثة',
      note: 'إن تعذّر حضورك فألغِ الموعد في المحادثة حتى لا ينتظرك أحد. لا تدفع أي مبلغ قبل أن ترى السيارة.',
    },
    appointment_cancelled: {
      subject: 'أُلغي موعد المعاينة: {{car}}',
      lead: 'أهلًا {{name}}. بيعت «{{car}}» أو أُزيل إعلانها، فأُلغي موعد المعاينة.',
      button: 'فتح المحادثة',
      note: 'إن رغبتما في اللقاء مع ذلك فتراسلا في المحادثة.',
    },
    relayed_email: {
      subject: 'رسالة من {{from}} عن {{car}}',
      lead: 'أهلًا {{name}}. كتب إليك {{from}} عن «{{car}}» ولم تقرأ ذلك بعد:',
      button: 'الرد على الرسالة',
      note: 'استخدم هذا الزر للرد بدلًا من برنامج البريد، فلا يرى أحدكما بريد الآخر. لن نراسلك عن هذه المحادثة مرة أخرى حتى تفتحها. يعمل الرابط حتى 90 يومًا بعد آخر رسالة. لا تحوّل أي مبلغ قبل أن ترى السيارة بنفسك.',
    },
  },
})
