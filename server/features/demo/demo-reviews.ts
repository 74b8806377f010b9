import type { ReviewReportReason } from '#domain/seller-reviews/reasons.ts'

export interface DemoReview {
  question: string
  reply: string
  /** Minutes until the seller replied. */
  minutes: number
  stars: number
  text: string
  answer?: string
  report?: { reason: ReviewReportReason; note: string }
}

/** Questions of other demo users to the demo seller, with their reviews. */
export const RECEIVED: readonly DemoReview[] = [
  {
    question: 'السلام عليكم، هل الممشى حقيقي؟',
    reply: 'وعليكم السلام، نعم ومثبت في سجل الصيانة.',
    minutes: 12,
    stars: 5,
    text: 'تعامل راقٍ وصدق في الوصف. السيارة كما في الإعلان تمامًا.',
    answer: 'شكرًا لك، تتهنى بها إن شاء الله.',
  },
  {
    question: 'هل أقدر أشوفها الجمعة؟',
    reply: 'أكيد، بعد العصر يناسبني.',
    minutes: 35,
    stars: 4,
    text: 'ردّه سريع وموعده مضبوط، بس السعر ثابت وما نزل فيه.',
  },
  {
    question: 'Hello, is the service history complete?',
    reply: 'Yes, all at the agency. I can show you the stamps.',
    minutes: 48,
    stars: 5,
    text: 'Honest and patient. Let me take the car to an inspection centre before I decided.',
  },
  {
    question: 'كم آخر سعر؟',
    reply: 'السعر قريب من النهائي، شوفها أول.',
    minutes: 190,
    stars: 2,
    text: 'تأخر في الرد ولم يذكر الرش في الإعلان.',
    answer: 'الرش مذكور في الوصف، وأعتذر عن التأخير.',
    report: { reason: 'untrue', note: 'الرش مذكور في الإعلان من أول يوم. (بلاغ تجريبي)' },
  },
  {
    question: 'هل تقبل البدل؟',
    reply: 'لا والله، بيع فقط.',
    minutes: 20,
    stars: 4,
    text: '',
  },
]

/** Reviews of two sellers by the demo buyer. */
export const GIVEN: readonly Pick<DemoReview, 'stars' | 'text' | 'answer'>[] = [
  { stars: 5, text: 'شرح لي كل شيء وأعطاني وقتي في المعاينة.', answer: 'حياك الله في أي وقت.' },
  { stars: 3, text: 'السيارة جيدة، لكن الصور أقدم من حالها الآن.' },
]
