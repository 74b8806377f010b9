import type { FixedPage } from './fixed-page.ts'

export const PRIVACY: FixedPage = {
  id: 'f1000000-0000-4000-8000-000000000002',
  slug: 'privacy',
  footer_place: 100,
  title_ar: 'سياسة الخصوصية',
  title_en: 'Privacy policy',
  excerpt_ar: 'ما يحفظه صيّاد من بياناتك ولماذا ومدة حفظه ومن يراه، وكيف تطّلع عليه أو تصحّحه أو تحذفه.',
  excerpt_en:
    'What personal data Sayyad keeps, why and for how long, who sees it, and how to view, correct or delete it.',
  text_ar: `توضّح هذه الصفحة ما يحفظه صيّاد من بياناتك ولماذا وإلى متى وما يمكنك فعله، كما يطلب نظام حماية البيانات الشخصية في المملكة العربية السعودية.

## ماذا نحفظ ولماذا

- **الحساب:** الاسم والبريد ورقم الجوال والدولة واللغة وكلمة مرور مشفّرة، لتدخل حسابك ويصل البائع والمشتري أحدهما إلى الآخر.
- **الإعلانات والمفضلة وعمليات البحث المحفوظة والرسائل،** لأنها ما تستخدم صيّاد من أجله.
- **التنبيهات على الجهاز،** إن فعّلتها فقط: العنوان الذي تستقبلها فيه خدمة الإشعارات في متصفحك، ولغتك فيه. وتوصلها تلك الخدمة (من Google أو Apple أو Mozilla مثلًا) مشفّرة فلا تقرؤها. ونحذفه حين توقفها أو تخرج من حسابك على الجهاز.
- **الأمان:** الأجهزة التي سجّلت الدخول منها ومتى، لحماية حسابك.
- **من اطّلع على ملفك،** لتراه أنت. ولا نحفظ معه أي عنوان شبكي.
- **ما يبحث عنه الزوار ويفتحونه،** لنحسّن صيّاد: نعدّه دون أسماء ولا حسابات ولا عناوين شبكية، ولا نعدّ شيئًا إن طلب متصفحك عدم التتبع (Do Not Track أو Global Privacy Control). ولا نحفظ عمليات البحث التي فيها رقم جوال أو بريد أو رقم هوية.
- **محادثاتك مع المساعد،** لتعود إليها حتى تحذفها. وإن كان في الموقع نموذج لغوي فيصله سؤالك دون ما فيه من أرقام الجوال والروابط والبريد، ولا يصله اسمك ولا حسابك.
- **وثائق الهوية،** إن طلبت التوثيق فقط: تُحفظ على حدة، ولا يراها إلا المشرفون المراجعون، وتُحذف مع صدور القرار.

لا نبيع شيئًا من ذلك، ولا نعرض إعلانات تلاحقك.

## من يرى ماذا

- يرى الجميع إعلاناتك وملفك العام: الاسم والصورة وتاريخ انضمامك وهل أنت موثّق وإعلاناتك النشطة.
- لا يظهر رقم جوالك إلا حيث تقرر ذلك في إعلانك، ولا يظهر عنوان بريدك لأحد: نحن نوصل ما يكتبه المشتري والبائع أحدهما للآخر بالبريد.
- يرى المشرفون ما يحتاجون إليه لمراجعة الإعلانات والبلاغات.

## إلى متى

- بيانات حسابك ما دام لديك حساب. وعند حذفه لديك 14 يومًا للتراجع، ثم يُحذف فعلًا. وتبقى الرسائل التي أرسلتها، هنا أو بالبريد، عند من تلقّاها دون اسمك، وتُحذف الصور التي فيها.
- الروابط التي تردّ بها على الرسائل من بريدك دون تسجيل الدخول: 90 يومًا بعد آخر رسالة.
- رسائل «تواصل معنا»: 180 يومًا بعد الرد عليها.
- سجل الاطلاع على الملفات: 90 يومًا. الجلسات: 30 يومًا بعد آخر استخدام. عمليات البحث والنقرات المفردة: 90 يومًا، ثم لا يبقى إلا عددها في كل يوم.

## حقوقك

- **الاطلاع والنقل:** نزّل كل ما نحفظه عنك من لوحتك متى شئت.
- **التصحيح:** عدّل ملفك بنفسك.
- **الحذف:** احذف حسابك بنفسك.
- **سحب الموافقة،** أو تقديم شكوى إلى الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).

## ملفات الارتباط وجهازك

ملف ارتباط يبقيك مسجّل الدخول، وآخر يتذكر هذا الجهاز، وثلاثة للغة والمظهر وحجم الصور في القوائم. وبعد إنشاء الحساب يحتفظ ملف آخر بما كتبته مشفّرًا حتى تؤكّد بريدك، ليوم واحد على الأكثر. مفضلة الزوار والسيارات المخفية والمقارنة تبقى على جهازك. ويبقى فيه حتى تغلق علامة التبويب رقم عشوائي تُعدّ به نقراتها. ولا ملفات ارتباط لأي جهة أخرى.`,
  text_en: `This page explains which data about you Sayyad stores, why and for how long, and what you can do about it, as the Personal Data Protection Law of Saudi Arabia (PDPL) requires.

## What we store, and why

- **Account:** name, email, mobile number, country, language and a hashed password, so that you can sign in and buyers and sellers can reach each other.
- **Ads, favorites, saved searches and messages,** because they are what you use Sayyad for.
- **Notifications on devices,** only if you turn them on: the address at which the push service of your browser takes them, and your language there. That service, of Google, Apple or Mozilla for example, passes them on encrypted and can’t read them. Deleted when you turn them off or sign out on the device.
- **Security:** the devices you signed in on and when, to protect your account.
- **Who viewed your profile,** so that you can see it. We don’t store their network address.
- **What visitors search for and open,** to make Sayyad better: counted without names, accounts or network addresses, and not at all if your browser asks not to be tracked (Do Not Track, Global Privacy Control). Searches with phone numbers, emails or identity numbers aren’t kept.
- **Your conversations with the assistant,** so that you can return to them until you delete them. If the site has a language model, it gets your question without phone numbers, links and email addresses in it, and neither your name nor your account.
- **Identity documents,** only if you ask to be verified: stored separately, seen only by the admins who review them, and deleted once they decide.

We sell none of it, and we show no advertising that follows you.

## Who sees what

- Everyone can see your ads and your public profile: your name, your photo, when you joined, whether you’re verified, and your active ads.
- Your phone number is shown only where you choose so in an ad. Your email address is shown to no one: we pass on what buyers and sellers write to each other by email.
- Admins see what they need to review ads and reports.

## How long

- Your account’s data: as long as you have an account. When you delete it, you have 14 days to change your mind; then it’s gone for good. Messages you sent, here or by email, stay with the people who received them, without your name; photos in them are deleted.
- Links in emails, by which you answer messages without signing in: 90 days after the last message.
- Messages sent from the contact page: 180 days after they’re answered.
- The log of profile views: 90 days. Sessions: 30 days after their last use. Single searches and clicks: 90 days; after that only their daily counts.

## Your rights

- **Access and portability:** download everything we store about you from your dashboard, at any time.
- **Correction:** edit your profile yourself.
- **Deletion:** delete your account yourself.
- **Withdraw your consent,** or complain to the Saudi Data and AI Authority (SDAIA).

## Cookies and this device

One cookie keeps you signed in, one remembers this device, and three store language, theme and the size of photos in lists. After you sign up, another holds what you entered, encrypted, until you confirm your email, for a day at most. If you aren’t signed in, your favorites stay on your device, as do hidden and compared cars. Until you close the tab, it keeps a random number by which its clicks are counted. There are no third-party cookies.`,
}
