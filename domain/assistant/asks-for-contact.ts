import { findPhrases, phrasePattern } from '#domain/search/words/find-phrases.ts'
import type { Word } from '#domain/search/words/read-words.ts'

/** People who run the site, as opposed to a seller. */
const CONTACT = phrasePattern(
  '(?:اتواصل|نتواصل|التواصل|تواصل|اكلم|اتصل|اراسل|الاتصال)(?: (?:مع|ب|علي))? ?(?:معكم|فيكم|بكم|عليكم|لكم|معاكم|كم)',
  '(?:اتواصل|نتواصل|تواصل|اكلم|اتصل|اراسل)(?: (?:مع|ب|علي))? (?:ال|بال)?(?:دعم|اداره|موقع|خدمه)',
  '(?:ال)?(?:موقع|تطبيق|برنامج) (?:ما|مو|مب|مش) (?:يفتح|يشتغل|يعمل|شغال|راضي)(?: .{1,20})?|(?:عندكم|لكم|فيه لكم) (?:فرع|فروع|معرض|مكتب)|(?:ساعات|اوقات) (?:ال)?(?:عمل|دوام)|اتصلوا (?:علي|بي|فيني)',
  '(?:the |your )?(?:site|website|app) (?:is )?(?:down|broken|not working)|(?:working|opening|business) hours|(?:can|could) you call me|where (?:are you|is your (?:office|showroom|company))(?: located| based)?|do you have (?:a |any )?(?:branch|office|showroom)(?:es)?',
  '(?:اكلمكم|اراسلكم|اوصلكم|اتصلكم|رقمكم|ارقامكم|جوالكم|ايميلكم|بريدكم|واتسابكم|وتسابكم|عنوانكم|مقركم|مكتبكم)',
  '(?:وين|فين) (?:مقركم|مكتبكم|مكانكم|موقعكم|انتم|انتو)',
  '(?:(?:رقم|ارقام|هاتف|جوال|ايميل) )?(?:ال)?خدمه (?:ال)?(?:عملاء|زباين|زبائن)|(?:ال)?دعم (?:ال)?(?:فني|الفني)|(?:مركز|فريق) (?:ال)?(?:دعم|مساعده|اتصال)',
  '(?:اكلم|اتكلم مع|اتواصل مع|ابي|ابغي|حولني علي|حولني ل) (?:ال)?(?:اداره|موظف|موظفين|مسوول|مسؤول|انسان|بشر|شخص حقيقي)',
  '(?:ال)?شكو(?:ي|ه)|اشتكي|نشتكي|(?:بلاغ|تبليغ)(?! (?:عن )?(?:ال)?حادث)|ابلغ (?:عن|علي)(?! (?:ال)?(?:حادث|نجم|باشر))|ابلغكم',
  '(?:customer|client) (?:service|care|support)|help ?desk|call cent(?:er|re)|support (?:team|number|email)|(?:the|your) support',
  '(?:contact|reach|call|email|write to) (?:you|us|the (?:site|admins?|team|support|company)|support|admins?)|contact (?:info|number|details|page)|how (?:do i|can i|to) contact(?! the (?:seller|owner))',
  '(?:talk|speak|chat)(?: to| with)? (?:a |an |some)?(?:human|person|agent|someone|somebody|representative|support|real person)|your (?:phone|number|email|whatsapp|office|address)',
  'complain(?:t|ts|ing)?|report (?:it|this|that|them)(?! (?:car|ad))|report (?:an? |the |this )?(?:ad|ads|seller|listing|scam|user|problem|bug)',
  'shikayat|shikayet|shakwa|shakwah|atwasal ma3(?:a)?kum|itwasal ma3(?:a)?kum',
)

/** Whether a message asks for the people who run the site. */
export const asksForContact = (words: readonly Word[]): boolean => findPhrases(words, CONTACT).length > 0
