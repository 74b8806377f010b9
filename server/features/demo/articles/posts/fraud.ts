import type { DemoArticle } from '../demo-article.ts'

export const FRAUD: DemoArticle = {
  kind: 'post',
  slug: 'احتيال-بيع-السيارات',
  cover: 'offroader-white-front34',
  tags_ar: ['الأمان', 'نصائح'],
  tags_en: ['Safety', 'Tips'],
  title_ar: 'ست حيل في بيع السيارات، وكيف تعرفها من أول رسالة',
  title_en: 'Six tricks in car sales, and how to spot them in the first message',
  excerpt_ar: 'المحتال يحتاج استعجالك أو مالك قبل اللقاء. امنع الاثنين.',
  excerpt_en: 'A swindler needs your haste, or your money before you meet. Deny both.',
  text_ar: `باترول نظيف، ممشاه قليل، وسعره ينقص عن السوق عشرين ألفًا. صاحبه في مدينة أخرى، مؤدب، يرد في ثوانٍ، ويقول إن عليه «ناس كثير». لا يطلب إلا خمسمئة ريال ليحجزه لك حتى الجمعة. هذه القصة تتكرر بأسماء وسيارات مختلفة، وتنتهي دائمًا عند المبلغ الصغير أو بعده بقليل.

قصص الاحتيال تختلف في التفاصيل وتتفق في شيئين: يُطلب منك مال قبل أن ترى السيارة، أو تُدفع إلى قرار قبل أن تفكر. احفظ الاثنين وانسَ الباقي.

## الحيل الست

1. **السعر الذي لا يُصدّق.** أقل من السوق بكثير، وسببه جاهز: سفر غدًا، أو ورثة، أو «أهم شي المشتري الطيب».
2. **عربون الحجز.** مبلغ صغير لا يستحق أن تسأل عنه أهلك، ثم يختفي الحساب. ومن يدفع مئة مرة خمسمئة صنع ثمن سيارة.
3. **الشحن.** السيارة بعيدة، والبائع «يشحنها مع شركة» ويرسل لك موقعها. الموقع صُنع البارحة.
4. **رابط الدفع.** صفحة تشبه بنكك أو منصة حكومية، تأخذ كلمة المرور ثم تطلب رمز التحقق الذي وصل إلى جوالك.
5. **المبلغ الزائد.** هنا الضحية بائع: مشترٍ يرسل إيصالًا بأكثر من السعر ويطلب إعادة الفرق بسرعة. والإيصال صورة، والمبلغ لم يصل.
6. **العداد المرجَّع.** ممشى قليل، ودركسون لامع، ودواسات ممسوحة، ومرتبة هابطة. الأرقام تُغيَّر والجلد لا.

## قبل أن ترد على الإعلان: دقيقة واحدة

قارن السعر بالسوق. الرخيص جدًا ليس فرصة حتى يثبت، بل سؤال.

{price nissan-patrol 2019}

ثم انظر إلى الإعلان نفسه: هل الصور كلها لسيارة واحدة وفي مكان واحد؟ هل يذكر الوصف شيئًا لا يعرفه إلا صاحبها؟ وهل للبائع إعلانات سابقة وتقييم؟ خذ هذا الإعلان مثالًا ما دام معروضًا، واسأله الأسئلة الثلاثة.

{car nissan-patrol}

## علامات في المحادثة

| يقول | معناه في الغالب |
| خلنا نكمل في تطبيق ثانٍ | لا يريد أثرًا هنا |
| ما أقدر أكلمك صوت | القصة لا تحتمل سؤالًا |
| هذي صورة هويتي عشان تتطمن | هوية غيره |
| أرسل لي الرمز اللي وصلك | يدخل حسابك أنت |
| حوّل على حساب أخوي | المالك لا يعرف عن البيع |
| السيارة عند الشركة، شوفها بعد التحويل | لا سيارة |

> من يستعجلك على المال يخاف من الوقت. والوقت في صفك.

## ست عادات تكفيك

- قابل البائع عند السيارة، في النهار، ومعك أحد.
- اقرأ رقم الهيكل من السيارة بعينك، وطابقه مع رخصة السير.
- اطلب مكالمة قصيرة واسأل سؤالًا لا تجيب عنه الصور: «من أي محل كفراتها؟».
- ادفع [يوم نقل الملكية](/blog/يوم-نقل-الملكية)، بتحويل موثّق إلى المالك نفسه.
- ادخل بنكك والقنوات الحكومية من تطبيقاتها أو بكتابة العنوان، ولا تدخلها من رابط.
- إن كنت بائعًا فصدّق رصيدك في تطبيق البنك، لا صورة إيصال.

{picture insurance} رمز التحقق مفتاح بيتك. لا يُعطى لبائع ولا لمشترٍ ولا لمن يقول إنه موظف.

## مرجّع العداد: كيف تشك فيه

لا يوجد دليل واحد، بل أشياء لا تتفق. اجمع الممشى من ثلاثة مصادر: العداد، وملصق آخر تغيير زيت، وفواتير الصيانة. وانظر إلى ما تلمسه اليد كل يوم: الدركسون وعصا القير وزر النافذة عند السائق. واطلب من مركز الفحص قراءة الممشى من كمبيوترات السيارة الأخرى؛ في كثير من السيارات يُحفظ الرقم في أكثر من مكان.

## إن شككت

أوقف المحادثة، ولا تجرّب «لنرى ماذا يريد». استخدم زر البلاغ في الإعلان أو في المحادثة، فيراجعه فريقنا ولا يعرف الطرف الآخر من أرسله. ولا نطلب منك كلمة مرورك أو رمز التحقق أبدًا، لا برسالة ولا باتصال.

## وإن دفعت

اتصل ببنكك فورًا واطلب إيقاف التحويل، ثم قدّم بلاغًا رسميًا. احتفظ بالمحادثة والصور والأرقام كما هي ولا تمسح منها شيئًا، و[أخبرنا](/contact) لنوقف الحساب. لا تستحِ من الذي حصل؛ من يبلّغ يحمي الذي بعده.`,
  text_en: `A clean Patrol, few kilometres, twenty thousand below the market. The owner lives in another city, is polite, answers within seconds, and says that “many people want it”. He asks for no more than five hundred riyals to keep it for you until Friday. This story repeats with other names and other cars, and always ends at the small sum or shortly after it.

Stories of fraud differ in detail and agree in two things: you’re asked for money before you see the car, or pushed into a decision before you think. Remember those two and forget the rest.

## The six tricks

1. **The unbelievable price.** Far below the market, with a reason at hand: leaving tomorrow, an inheritance, “I only want a good buyer”.
2. **The deposit.** A sum too small to ask your family about, then the account is gone. A hundred times five hundred buys a car.
3. **The shipment.** The car is far away, and the seller “ships it with a company” and sends you its site. The site was made yesterday.
4. **The payment link.** A page that looks like your bank or a government platform takes the password, then asks for the code on your phone.
5. **The overpayment.** Here the seller is the victim: a buyer sends a receipt for too much and wants the difference back, quickly. The receipt is a picture, and no money came.
6. **The wound-back odometer.** Few kilometres, a shiny wheel, worn pedals, a sagging seat. Digits can be changed; leather can’t.

## Before you answer an ad: one minute

Compare the price with the market. Very cheap isn’t a chance until proven, but a question.

{price nissan-patrol 2019}

Then look at the ad. Do all photos show one car in one place? Does the text mention something that only its owner would know? Does the seller have earlier ads and ratings? Take this one as an example while it’s up, and ask it the three questions.

{car nissan-patrol}

## Signs in a chat

| They say | What it mostly means |
| Let’s continue in another app | They want no trace here |
| I can’t talk on the phone | The story doesn’t survive a question |
| Here’s my ID, so you can trust me | Someone else’s ID |
| Send me the code you got | They’re signing in as you |
| Transfer to my brother’s account | The owner knows nothing of the sale |
| The car is with the company, see it after the transfer | There is no car |

> Whoever rushes you for money is afraid of time. Time is on your side.

## Six habits that will do

- Meet the seller at the car, in daylight, with someone beside you.
- Read the chassis number off the car yourself, and match it with the registration.
- Ask for a short call, and ask what the photos don’t answer: “Where did you get the tyres?”
- Pay on [the day of the transfer](/blog/يوم-نقل-الملكية), by a documented transfer to the owner.
- Open your bank and official channels in their apps or by typing the address, never from a link.
- If you sell, believe the balance in your bank’s app, not a picture of a receipt.

{picture insurance} A verification code is the key to your home. It isn’t for a seller, a buyer, or anyone who claims to be staff.

## How to suspect an odometer

There’s no single proof, only things that don’t agree. Take the mileage from three sources: the odometer, the sticker of the last oil change, and the invoices. Look at what a hand touches every day: the wheel, the gear lever, the driver’s window switch. And ask the inspection centre to read the mileage from the car’s other computers, since many cars keep it in more than one place.

## If you have doubts

End the chat, and don’t go on “to see what they want”. Use the report button of the ad or the chat: our team looks at it, and the other side doesn’t learn who sent it. We never ask for your password or a verification code, neither in a message nor on the phone.

## If you have paid

Call your bank at once and ask it to stop the transfer, then report it officially. Keep the chat, the pictures and the numbers as they are, delete nothing, and [tell us](/contact), so we can suspend the account. Don’t be ashamed of what happened: whoever reports protects the next one.`,
}
