import { sentencesInBoth } from './sentences-in-both.ts'

export const VERIFICATION_SENTENCES = sentencesInBoth({
  ar: {
    sentence_identity_unreadable: 'الصورة غير واضحة، فصوّر الوثيقة كاملة في ضوء جيد ودون انعكاس.',
    sentence_identity_name_differs: 'الاسم في الوثيقة يختلف عن الاسم في ملفك الشخصي.',
    sentence_identity_document_expired: 'الوثيقة منتهية الصلاحية.',
    sentence_identity_document_not_accepted:
      'لا نقبل هذا النوع من الوثائق، فأرسل الهوية الوطنية أو الإقامة أو جواز السفر.',
    sentence_identity_taken_back: 'قبلنا وثيقتك بالخطأ. أرسل صورها من جديد لنراجعها.',
  },
  en: {
    sentence_identity_unreadable: 'The photo isn’t clear. Show the whole document in good light, without reflections.',
    sentence_identity_name_differs: 'The name on the document differs from the name in your profile.',
    sentence_identity_document_expired: 'The document has expired.',
    sentence_identity_document_not_accepted:
      'We don’t accept this kind of document. Send a national ID, a residence permit or a passport.',
    sentence_identity_taken_back: 'We accepted your document by mistake. Please send its photos again for review.',
  },
})
