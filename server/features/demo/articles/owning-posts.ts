import type { DemoArticle } from './demo-article.ts'

/** Newest first. */
export const OWNING_POSTS: readonly DemoArticle[] = [
  {
    kind: 'post',
    slug: 'كلفة-الوقود',
    cover: 'oil',
    tags: ['التكاليف', 'الوقود'],
    title_ar: 'كم تصرف سيارتك على البنزين في السنة؟ احسبها في دقيقة',
    title_en: 'What does fuel cost you in a year? Work it out in a minute',
    excerpt_ar: 'معادلة واحدة، وجدول لخمس سيارات، وفرق قد يغيّر اختيارك.',
    excerpt_en: 'One formula, a table for five cars, and a difference that may change your choice.',
    text_ar: `نقارن السيارات بسعرها، وننسى أن الوقود يُدفع كل أسبوع. والحساب لا يحتاج إلا ثلاثة أرقام: كم تقطع، وكم تقطع سيارتك باللتر، وكم سعر اللتر.

## المعادلة

الكيلومترات ÷ (كيلومتر لكل لتر) × سعر اللتر. هذه الصيغة نفسها التي يستخدمها المركز السعودي لكفاءة الطاقة «كفاءة» في أمثلته. ومن تلك الأمثلة يخرج أن السيارة تقطع نحو 15,800 كيلومتر في السنة، فاستخدمناها هنا.

وسعر اللتر قد يتغير، فخذه يوم تحسب:

{fact fuel-price-91}

{fact fuel-price-95}

## خمس سيارات على الطريق نفسه

| كيلومتر لكل لتر | في السنة، إن كان اللتر بـ2.18 ريال |
| 9 | 3,827 ريالًا |
| 11 | 3,131 ريالًا |
| 13 | 2,650 ريالًا |
| 15 | 2,296 ريالًا |
| 17 | 2,026 ريالًا |

الفرق بين أول سطر وآخره نحو 1,800 ريال في السنة. ومن يقطع ضعف المسافة يدفع ضعف الفرق.

## من أين تعرف استهلاك السيارة؟

- **بطاقة اقتصاد الوقود** على السيارات الجديدة: سبعة مستويات من الأخضر إلى الأحمر.
- **من العداد:** املأ الخزان، صفّر العداد، قُد حتى يقارب الخزان النفاد، ثم املأه واقسم.
- **من المالك:** اسأله كم يقطع بالخزان الواحد داخل المدينة، لا في السفر.

> رقم المصنع أفضل يوم في حياة السيارة. قِس يومك أنت.

## ما الذي يرفع الاستهلاك؟

1. إطارات ضغطها ناقص. افحصها كل أسبوعين وهي باردة.
2. حمولة لا تنزل من الصندوق أبدًا.
3. فلتر هواء قديم وشمعات متعبة.
4. تشغيل طويل وأنت واقف، خصوصًا في الصيف مع المكيف.
5. تسارع وفرملة حادة بين إشارة وأخرى.

## هل تستحق الأوفر فرقَ سعرها؟

اقسم فرق السعر على ما توفره في السنة. إن كانت السيارة الأوفر أغلى بتسعة آلاف وتوفر لك 900 ريال في السنة، فستسترد الفرق بعد عشر سنوات، أي بعد أن تبيعها. وإن كان الفرق ألفين فالجواب واضح.

قارن السعرين من هنا. هذه كورولا 2021:

{price toyota-corolla 2021}

وهذه كامري من السنة نفسها:

{price toyota-camry 2021}`,
    text_en: `We compare cars by price and forget that fuel is paid every week. The sum needs three numbers: how far you drive, how far the car goes on a litre, and what a litre costs.

## The formula

Kilometres ÷ (kilometres per litre) × price of a litre. It is the one that the Saudi Energy Efficiency Center uses in its examples, from which a car comes to about 15,800 kilometres a year. We use the same here.

The price of a litre may change, so take that of the day you calculate:

{fact fuel-price-91}

{fact fuel-price-95}

## Five cars on the same road

| Kilometres per litre | A year, at 2.18 riyals a litre |
| 9 | 3,827 riyals |
| 11 | 3,131 riyals |
| 13 | 2,650 riyals |
| 15 | 2,296 riyals |
| 17 | 2,026 riyals |

Between the first and the last line lie about 1,800 riyals a year. Drive twice as far, and the difference doubles.

## How do you know what a car uses?

- **The fuel economy label** of new cars: seven levels from green to red.
- **From the odometer:** fill up, reset it, drive until the tank is nearly empty, fill up again and divide.
- **From the owner:** ask how far a tank goes in the city, not on a trip.

> The maker’s figure is the best day in the life of a car. Measure your own day.

## What raises consumption?

1. Tyres with too little pressure. Check them every two weeks, cold.
2. A load that never leaves the boot.
3. An old air filter and tired spark plugs.
4. Long idling, above all in summer with the air conditioning on.
5. Hard acceleration and braking between traffic lights.

## Is the thriftier car worth its price?

Divide the difference in price by what you save in a year. If the thriftier car costs nine thousand more and saves 900 riyals a year, you get it back after ten years, which is after you’ve sold it. If the difference is two thousand, the answer is clear.

Compare the two here. A 2021 Corolla:

{price toyota-corolla 2021}

And a Camry of the same year:

{price toyota-camry 2021}`,
  },
  {
    kind: 'post',
    slug: 'يوم-نقل-الملكية',
    cover: 'brand-6',
    tags: ['البيع', 'نقل الملكية'],
    title_ar: 'يوم نقل الملكية: ماذا تجهّز، ومتى تدفع، ومتى تسلّم المفتاح',
    title_en: 'Transfer day: what to prepare, when to pay, when to hand over the key',
    excerpt_ar: 'أهدأ بيعة هي التي رُتّبت في اليوم الذي قبلها. قائمة للبائع وأخرى للمشتري.',
    excerpt_en: 'The calmest sale is the one arranged the day before. A list for the seller, and one for the buyer.',
    text_ar: `أكثر الخلافات في البيع لا تأتي من السعر، بل من الساعة الأخيرة: من يدفع أولًا، ومتى يخرج المفتاح من يد البائع. رتّب الساعة قبل أن تصلها.

## قبل اليوم نفسه

- **البائع:** يسدد المخالفات، ويتأكد أن رخصة السير والفحص الدوري ساريان، ويجهّز المفتاح الاحتياطي وفواتير الصيانة.
- **المشتري:** يأخذ عرض تأمين باسمه، ويجهّز طريقة الدفع، ويتأكد من حد التحويل اليومي في بنكه.
- **الاثنان:** يتفقان كتابةً على السعر النهائي، ومن يدفع الرسم، وما يبقى في السيارة.

## كم الرسم؟

{fact transfer-fee-private}

اتفقا من البداية على من يدفعه، فهو سبب خلاف أكبر من قيمته.

## ترتيب الساعة

1. التقيا في النهار في مكان عام، أو في فرع البنك.
2. قارنا رقم الهيكل على السيارة برقمه في رخصة السير.
3. يبدأ البائع النقل في القناة الرسمية، ويوافق المشتري من جهازه.
4. يدفع المشتري بتحويل موثّق. لا نقد كبير ولا شيك لا تعرف صاحبه.
5. يتأكد الطرفان أن الملكية انتقلت، لا أن الطلب «قيد التنفيذ».
6. عندها يُسلَّم المفتاحان والأوراق.

> لا تسلّم المفتاح على وعد، ولا تدفع على وعد.

## ورقة صغيرة تحفظ الطرفين

| ما تكتبه | لماذا |
| التاريخ والساعة | المخالفات بعدها على المشتري |
| قراءة العداد | لا يختلف عليها أحد |
| ما سُلّم معها | المفاتيح والكتيّب والعدة |
| عيوب ذُكرت قبل البيع | حتى لا يقال أُخفيت |

صوّر الورقة والعداد، وأرسل الصورتين في المحادثة نفسها، فتبقيان عند الاثنين.

## أخطاء تتكرر

- تسليم السيارة يوم الخميس «والنقل يوم الأحد». ثلاثة أيام وهي باسمك يقودها غيرك.
- عربون بلا ورقة تقول متى يُردّ.
- رابط دفع يصلك في رسالة. ادخل إلى القناة الرسمية بنفسك دائمًا، ولا تدخلها من رابط.

## وبعد النقل

يلغي البائع تأمينه أو ينقله، ويزيل الإعلان. ويضع المشتري تأمينه قبل أن يتحرك متراً واحدًا. مبروك للطرفين.`,
    text_en: `Most disputes don’t come from the price but from the last hour: who pays first, and when the key leaves the seller’s hand. Arrange that hour before you reach it.

## Before the day

- **The seller** settles open fines, makes sure that the registration and the periodic inspection are valid, and prepares the spare key and the service invoices.
- **The buyer** gets insurance in their own name, prepares the payment, and checks the daily limit of transfers at the bank.
- **Both** agree in writing on the final price, who pays the fee, and what stays in the car.

## What is the fee?

{fact transfer-fee-private}

Agree at the start who pays it: it causes more trouble than it’s worth.

## The order of the hour

1. Meet in daylight in a public place, or at a branch of the bank.
2. Compare the chassis number on the car with the one in the registration.
3. The seller starts the transfer in the official channel; the buyer accepts on their own phone.
4. The buyer pays by a documented transfer. No large sums in cash, no cheque from someone you don’t know.
5. Both make sure that the ownership has moved, not that the request is “in progress”.
6. Now both keys and the papers change hands.

> Don’t hand over the key for a promise, and don’t pay for one.

## A small paper that protects both

| What you write | Why |
| Date and time | Fines after it are the buyer’s |
| Odometer reading | No one can argue about it |
| What came with it | Keys, manual, tools |
| Faults named before the sale | So no one says they were hidden |

Photograph the paper and the odometer, and send both in the same chat, where each side keeps them.

## Mistakes that repeat

- Handing over on Thursday “and the transfer on Sunday”. For three days others drive a car in your name.
- A deposit without a paper that says when it is returned.
- A payment link in a message. Always open the official channel yourself, never from a link.

## After the transfer

The seller cancels or moves the insurance and ends the ad. The buyer has insurance before the car moves a metre. Congratulations to both.`,
  },
  {
    kind: 'post',
    slug: 'صور-الإعلان',
    cover: 'wash',
    tags: ['البيع', 'الصور'],
    title_ar: 'صور تبيع السيارة: اثنتا عشرة لقطة من جوالك',
    title_en: 'Photos that sell a car: twelve shots with your phone',
    excerpt_ar: 'لا تحتاج كاميرا، بل ساعة مناسبة وترتيبًا واضحًا وصدقًا في العيوب.',
    excerpt_en: 'You need no camera, but the right hour, a clear order, and honest photos of faults.',
    text_ar: `المشتري يقرر في ثوانٍ هل يفتح الإعلان أو يكمل التمرير. الصورة الأولى هي التي تقرر، والبقية تقنعه أن يتصل.

## الوقت والمكان

صوّر في الساعة التي بعد الشروق أو التي قبل الغروب: الضوء مائل ولطيف، ولا ينعكس على الصبغ كالمرآة. اختر مكانًا خلفيته هادئة: جدار فاتح أو أرض واسعة. وأبعد السيارات الأخرى، فلا أحد يريد أن يخمّن أيها المعروضة.

- اغسلها، ونظّف داخلها، وأخرج أغراضك كلها.
- امسح عدسة الجوال. أكثر الصور الضبابية سببها أصبع.
- أمسك الجوال بالعرض، وبارتفاع المصابيح لا بارتفاع عينك.

## اللقطات بالترتيب

1. الأمام بزاوية: وهي صورة الغلاف.
2. الخلف بزاوية من الجهة الأخرى.
3. الجانبان، كل واحد وحده.
4. الأمام والخلف باستقامة.
5. لوحة العدادات والسيارة تعمل، والممشى واضح.
6. المقاعد الأمامية من الباب المفتوح.
7. المقاعد الخلفية.
8. الشاشة والمكيف.
9. الصندوق مفتوحًا.
10. المحرك.
11. إطار قريب يظهر فيه العمق والتاريخ.
12. كل عيب، من قريب ثم من بعيد.

## صوّر العيوب، نعم

| عيب مصوّر | عيب مخفي |
| يتصل بك من يقبله | يأتي من لا يقبله |
| تفاوض عليه مرة | تفاوض عليه وعلى ثقته |
| لا مفاجأة عند المعاينة | رحلة ضائعة للاثنين |

> الخدش الذي صوّرته أنت تفصيل. والخدش الذي وجده المشتري تهمة.

## ما لا يظهر في الصور

غطِّ رقم اللوحة إن شئت، ولا تصوّر رخصة السير ولا أي ورقة فيها اسمك ورقم هويتك. ولا تكتب رقم جوالك على الصورة: مكانه في حقله، والصورة التي عليها رقم قد تُرفض.

## بعد التصوير

رتّب الصور كما يمشي المشتري حول السيارة: خارج ثم داخل ثم تفاصيل. واحذف المتشابه: ست صور واضحة خير من عشرين مكررة. ثم اقرأ إعلانك كأنك لا تعرف السيارة: هل بقي سؤال لا تجيب عنه صورة أو سطر؟

وحين تحدد السعر، ابدأ من السوق لا من ظنك. هذه توسان 2020 مثلًا:

{price hyundai-tucson 2020}`,
    text_en: `A buyer decides within seconds whether to open an ad or to scroll on. The first photo decides, and the others persuade them to call.

## Time and place

Take photos in the hour after sunrise or before sunset: the light is low and soft, and doesn’t turn the paint into a mirror. Choose a quiet background, such as a light wall or open ground. Keep other cars out, so no one has to guess which one is for sale.

- Wash it, clean the inside, and take all your things out.
- Wipe the lens of the phone. Most blurred photos come from a finger.
- Hold the phone sideways, at the height of the lamps, not of your eyes.

## The shots, in order

1. The front at an angle: this is the cover.
2. The rear at an angle, from the other side.
3. Both sides, each alone.
4. Front and rear, straight on.
5. The dashboard with the car running and the mileage readable.
6. The front seats through the open door.
7. The rear seats.
8. The screen and the air conditioning.
9. The open boot.
10. The engine.
11. A tyre from close up, with its depth and date.
12. Each fault, from close up and then from a distance.

## Faults too, yes

| A fault that you show | A fault that you hide |
| Those who accept it call | Those who don’t come anyway |
| You negotiate about it once | You negotiate about it and about trust |
| No surprise at the viewing | A wasted trip for both |

> The scratch that you photographed is a detail. The scratch that the buyer found is an accusation.

## What stays out

Cover the plate if you like, and don’t photograph the registration or any paper with your name and identity number. Don’t write your number on a photo: it belongs in its field, and a photo with a number may be rejected.

## Afterwards

Sort the photos as a buyer walks around the car: outside, inside, details. Delete what repeats: six clear photos are better than twenty alike. Then read your ad as if you didn’t know the car. Is there a question that neither a photo nor a line answers?

And when you set the price, start from the market, not from a guess. Take a 2020 Tucson:

{price hyundai-tucson 2020}`,
  },
  {
    kind: 'post',
    slug: 'احتيال-بيع-السيارات',
    cover: 'battery',
    tags: ['الأمان', 'نصائح'],
    title_ar: 'ست حيل في بيع السيارات، وكيف تعرفها من أول رسالة',
    title_en: 'Six tricks in car sales, and how to spot them in the first message',
    excerpt_ar: 'المحتال يحتاج استعجالك أو مالك قبل اللقاء. امنع الاثنين.',
    excerpt_en: 'A swindler needs your haste, or your money before you meet. Deny both.',
    text_ar: `لا تتشابه قصص الاحتيال في التفاصيل، لكنها تتشابه في شيئين: يُطلب منك مال قبل أن ترى السيارة، أو تُدفع إلى قرار قبل أن تفكر. إن رأيت أحدهما فتوقف.

## الحيل الست

1. **السعر الذي لا يُصدّق.** سيارة نظيفة بنصف سعر السوق، وصاحبها «مسافر غدًا».
2. **عربون الحجز.** «حوّل خمسمئة وأحجزها لك، عليها ناس كثير». ثم يختفي الحساب.
3. **الشحن.** السيارة في مدينة بعيدة، والبائع «يشحنها مع شركة» ويرسل لك رابط الشركة.
4. **رابط الدفع.** رسالة فيها رابط يشبه بنكًا أو منصة حكومية، وتطلب رمز التحقق.
5. **المبلغ الزائد.** مشترٍ يحوّل أكثر من السعر «بالخطأ» ويطلب أن تعيد الفرق، ثم يتبيّن أن التحويل مزوّر.
6. **العداد.** ممشى قليل ومقود لامع ودواسات ممسوحة.

## علامات في المحادثة

| يقول | معناه |
| خلنا نكمل في تطبيق ثانٍ | لا يريد أثرًا هنا |
| ما أقدر أكلمك صوتًا | القصة لا تحتمل سؤالًا |
| صورة هويتي عشان تتطمن | هوية غيره |
| أرسل لي رمز التحقق | يدخل حسابك أنت |

> من يستعجلك على المال يخاف من الوقت. والوقت في صفك.

## افعل هذا دائمًا

- قابل البائع عند السيارة، في النهار، ومعك أحد.
- طابق رقم الهيكل على السيارة مع رخصة السير.
- قارن السعر بالسوق. الرخيص جدًا سؤال لا فرصة.
- ادفع يوم نقل الملكية بتحويل موثّق باسم المالك نفسه.
- ادخل إلى بنكك وإلى القنوات الحكومية بكتابة العنوان بنفسك.

سعر السوق تراه قبل أن ترد على أي إعلان. باترول 2017 مثلًا:

{price nissan-patrol 2017}

## إن شككت

لا تكمل المحادثة، ولا تجرّب «لنرى ماذا يريد». استخدم زر البلاغ في الإعلان أو في المحادثة، فيراجعه فريقنا. ولا نطلب منك أبدًا كلمة مرورك أو رمز التحقق، لا في رسالة ولا في اتصال.

## وإن دفعت

اتصل ببنكك فورًا واطلب إيقاف التحويل، ثم قدّم بلاغًا رسميًا، واحتفظ بالمحادثة والصور والأرقام. كل دقيقة لها ثمن.`,
    text_en: `Stories of fraud differ in detail and agree in two things: you’re asked for money before you see the car, or pushed into a decision before you think. When you see one of them, stop.

## The six tricks

1. **The unbelievable price.** A clean car at half the market, and the owner “travels tomorrow”.
2. **The deposit.** “Send five hundred and I’ll keep it for you, many people want it.” Then the account is gone.
3. **The shipment.** The car is in a distant city, and the seller “ships it with a company” and sends you its link.
4. **The payment link.** A message with a link that looks like a bank or a government platform, and asks for a code.
5. **The overpayment.** A buyer transfers too much “by mistake” and asks for the difference back. The transfer turns out to be fake.
6. **The odometer.** Few kilometres, a shiny wheel and worn pedals.

## Signs in a chat

| They say | It means |
| Let’s continue in another app | They want no trace here |
| I can’t talk on the phone | The story doesn’t survive a question |
| Here is my ID, so you can trust me | Someone else’s ID |
| Send me the code | They are signing in as you |

> Whoever rushes you for money is afraid of time. Time is on your side.

## Always do this

- Meet the seller at the car, in daylight, with someone beside you.
- Compare the chassis number on the car with the registration.
- Compare the price with the market. Very cheap is a question, not a chance.
- Pay on the day of the transfer, by a documented transfer to the owner’s own name.
- Open your bank and official channels by typing the address yourself.

You can see the market before you answer any ad. Take a 2017 Patrol:

{price nissan-patrol 2017}

## If you have doubts

Don’t go on, and don’t try “to see what they want”. Use the report button of the ad or the chat, and our team looks at it. We never ask for your password or a verification code, neither in a message nor on the phone.

## If you have paid

Call your bank at once and ask it to stop the transfer, then report it officially, and keep the chat, the pictures and the numbers. Every minute counts.`,
  },
]
