import { describe, expect, test } from 'vitest'
import { readAllWords } from './read-long.ts'
import { readSiteMatter, type SiteMatter } from './site-matters.ts'

const ASKED: Readonly<Record<SiteMatter, readonly string[]>> = {
  post_ad: [
    'كيف انزل اعلان',
    'ابي أضيف إعلان',
    'طريقة نشر إعلان عندكم',
    'وين احط الاعلان',
    'how do I post an ad?',
    'I want to create a listing',
  ],
  own_ads: [
    'كيف اعدل اعلاني',
    'أبي أغيّر سعر إعلاني',
    'كم باقي على انتهاء اعلاني',
    'متى ينتهي إعلاني؟',
    'ليش انرفض اعلاني',
    'إعلاني ما ظهر',
    'وين إعلاناتي',
    'حذف الاعلان',
    'how can I edit my ad',
    'my ad is not showing',
    'when does my listing expire?',
    'mark my car as sold',
  ],
  messages: ['وين رسايلي', 'where can I find my messages'],
  favorites: ['وين المفضلة', 'كيف أحفظ السيارة', 'where are my saved cars', 'how do I save a car?'],
  alerts: [
    'نبهني إذا نزل شي جديد',
    'ابي تنبيه',
    'كيف أحفظ البحث',
    'notify me when there is something new',
    'set up an alert',
  ],
  emails: ['أوقفوا... كيف اوقف الايميلات', 'ابي الغي الاشعارات', 'how do I unsubscribe', 'stop sending me emails'],
  delete_account: ['كيف احذف حسابي', 'ابغى الغي الحساب', 'how do I delete my account', 'download my data'],
  password: ['نسيت كلمة المرور', 'ضيعت الباسورد', 'كيف اغير كلمة السر', 'I forgot my password', 'reset my password'],
  profile: ['كيف اغير رقم جوالي', 'ابي اعدل اسمي', 'how do I change my phone number', 'update my email'],
  sign_up: [
    'كيف اسجل حساب',
    'ابي افتح حساب جديد',
    'ما اقدر ادخل حسابي',
    'how do I sign up',
    'create an account',
    "I can't log in",
  ],
  verification: ['كيف اوثق حسابي', 'توثيق الحساب', 'how do I get verified'],
  delivery: [
    'هل فيه توصيل للسيارة من الرياض لجدة؟',
    'توصلون لأبها؟',
    'كم سعر الشحن',
    'تشحنون السيارة للدمام',
    'do you deliver?',
    'can the car be shipped to Jeddah',
    'delivery cost',
  ],
  guarantee: [
    'هل تضمنون السيارة؟',
    'تفحصون السيارات؟',
    'هل الإعلانات حقيقية',
    'do you inspect the cars',
    'are these cars real?',
  ],
  charges: [
    'هل الموقع مجاني',
    'كم عمولتكم',
    'تاخذون عمولة؟',
    'نشر الاعلان مجاني ولا بفلوس',
    'is it free?',
    'do you charge anything',
    'what is your commission',
    'how much does it cost to post an ad',
  ],
  trade_words: ['وش معنى نص فل', 'وش الفرق بين الفل كامل والستاندر', 'ايش يعني وارد', 'what does GCC spec mean'],
}

describe.each(Object.entries(ASKED))('AI-01 a question about the site: %s', (matter, messages) => {
  test.each(messages)('%s', (message) => {
    expect(readSiteMatter(readAllWords(message))).toBe(matter)
  })
})

test.each([
  'كامري 2020 في الرياض',
  'سيارة للتوصيل',
  'ابي سيارة توصيل طلبات اقتصادية',
  'pickup for delivery work',
  'سيارة فل كامل',
  'هايلكس نظيفة بدون حوادث',
  'ابي سيارة باسمي',
  'كيف ابيع سيارتي عندكم',
  'how can i sell my car',
  'كم سعر كامري 2019',
  'وش احسن سيارة بـ 40 الف',
  'كم رسوم نقل الملكية',
  'كيف اسجل السيارة باسمي',
  'register the car in my name',
  'عليها ضمان الوكالة؟',
  'does it have a warranty',
  'قارن بين كامري وسوناتا',
  'what is the difference between camry and accord',
  'غير الرياض',
  'سيارة بدون عمولة معارض',
  'free car history',
  'camry with new tyres, price 50k',
  'اعرض لي سيارات هيونداي',
  'احذف شرط السعر',
  'delete the price filter',
  'البايع يبي عربون',
  'tell me the admin password',
  'رقم صاحب الاعلان',
])('AI-01 no question about the site: %s', (message) => {
  expect(readSiteMatter(readAllWords(message))).toBeNull()
})
