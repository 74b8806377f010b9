import { DAY_MS } from '#domain/durations.ts'

export interface DemoMessage {
  by: 'buyer' | 'seller'
  text: string
  /** Views of the car whose pictures are attached. */
  views?: readonly string[]
  isUnread?: true
}

/** Conversations of the demo buyer and demo sellers, each about one ad. */
export const DEMO_CHATS: readonly (readonly DemoMessage[])[] = [
  [
    { by: 'buyer', text: 'السلام عليكم، هل السيارة ما زالت متوفرة؟' },
    { by: 'seller', text: 'وعليكم السلام، نعم متوفرة. صيانتها منتظمة والفحص ساري.' },
    { by: 'buyer', text: 'ممتاز. هل فيها رش أو حوادث؟' },
    {
      by: 'seller',
      text: 'رش تجميلي في الصدام الأمامي فقط، والباقي على الوكالة.',
      views: ['front', 'detail'],
    },
    { by: 'buyer', text: 'أقدر أفحصها عند مركز قبل الشراء؟' },
    { by: 'seller', text: 'أكيد، اختر المركز الذي يناسبك.' },
  ],
  [
    { by: 'buyer', text: 'مساء الخير، متى أستطيع معاينتها؟' },
    { by: 'seller', text: 'مساء النور. اليوم بعد العصر أو غدًا بعد المغرب، أيهما يناسبك؟' },
  ],
  [
    { by: 'buyer', text: 'السلام عليكم، هل السعر قابل للتفاوض؟' },
    { by: 'seller', text: 'وعليكم السلام، قابل للتفاوض في حدود المعقول بعد المعاينة.', isUnread: true },
  ],
]

export const VIEWING_PLACE = 'حي الملقا، الرياض'

/** Times of appointments in Riyadh: after sunset prayer tomorrow, and in the afternoon of the day after. */
export function viewingTimes(now: Date): string[] {
  const today = now.toISOString().slice(0, 10)
  return ['19:30', '16:30'].map((time, at) =>
    new Date(new Date(`${today}T${time}:00+03:00`).getTime() + (at + 1) * DAY_MS).toISOString(),
  )
}

/** A typical fraud attempt, to demonstrate warnings and reports. */
export const SCAM = {
  name: { first_name: 'حساب', last_name: 'محتال تجريبي' },
  email: 'scammer@sayyad.example',
  note: 'يطلب رمز التحقق ويريد تحويل عربون. (بلاغ تجريبي)',
  chat: [
    { by: 'buyer', text: 'السلام عليكم، آخذ السيارة اليوم بالسعر المطلوب بدون معاينة.' },
    { by: 'seller', text: 'وعليكم السلام، أهلًا. متى تجي تشوفها؟' },
    { by: 'buyer', text: 'أنا مسافر. ارسل لي الكود اللي وصلك من أبشر عشان أنقل الملكية وأحول لك المبلغ.' },
  ] satisfies DemoMessage[],
}
