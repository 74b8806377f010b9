import type { Lang } from '#domain/language.ts'
import type { RejectionReason } from '#domain/verification/identity.ts'

/** Sentences for emails. `other` has none. */
export const REJECTION_SENTENCES: Record<Lang, Record<RejectionReason, string>> = {
  ar: {
    unreadable: 'الصورة غير واضحة، فصوّر الوثيقة كاملة في ضوء جيد ودون انعكاس.',
    name_differs: 'الاسم في الوثيقة يختلف عن الاسم في ملفك الشخصي.',
    document_expired: 'الوثيقة منتهية الصلاحية.',
    document_not_accepted: 'لا نقبل هذا النوع من الوثائق، فأرسل الهوية الوطنية أو الإقامة أو جواز السفر.',
    other: '',
  },
  en: {
    unreadable: 'The photo isn’t clear. Show the whole document in good light, without reflections.',
    name_differs: 'The name on the document differs from the name in your profile.',
    document_expired: 'The document has expired.',
    document_not_accepted:
      'We don’t accept this kind of document. Send a national ID, a residence permit or a passport.',
    other: '',
  },
}

/** The reason if an approval is undone. */
export const UNDO_SENTENCES: Record<Lang, string> = {
  ar: 'قبلنا وثيقتك بالخطأ. أرسل صورها من جديد لنراجعها.',
  en: 'We accepted your document by mistake. Please send its photos again for review.',
}
