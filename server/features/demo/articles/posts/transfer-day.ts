import type { DemoArticle } from '../demo-article.ts'

export const TRANSFER_DAY: DemoArticle = {
  kind: 'post',
  slug: 'يوم-نقل-الملكية',
  cover: 'insurance',
  tags_ar: ['البيع', 'نقل الملكية'],
  tags_en: ['Selling', 'Transfer of ownership'],
  title_ar: 'يوم نقل الملكية: ماذا تجهّز، ومتى تدفع، ومتى تسلّم المفتاح',
  title_en: 'Transfer day: what to prepare, when to pay, when to hand over the key',
  excerpt_ar: 'أهدأ بيعة هي التي رُتّبت في اليوم الذي قبلها. قائمة للبائع وأخرى للمشتري.',
  excerpt_en: 'The calmest sale is the one arranged the day before. A list for the seller, and one for the buyer.',
  text_ar: `أغلب خلافات البيع لا تأتي من السعر، بل من الساعة الأخيرة. المشتري يقول: أحوّل إذا انتقلت الملكية. والبائع يقول: أنقل إذا وصل المبلغ. كلاهما محق، وكلاهما غريب عن الآخر، والشمس حارة. رتّب هذه الساعة في اليوم الذي قبلها، وستمر كأنها معاملة عادية.

## قبلها بيوم: ما على البائع

- يسدد المخالفات كلها، فلا تظهر مفاجأة على الشاشة والمشتري واقف.
- يتأكد أن رخصة السير والفحص الدوري ساريان.
- إن كانت السيارة ممولة فلا يعد بشيء قبل أن يعرف من جهة التمويل كم بقي وكم يوم تأخذ المخالصة.
- يجهّز المفتاح الاحتياطي والكتيّب وفواتير الصيانة، ويفرغ الدرج والشنطة.
- يمسح هاتفه من ذاكرة الشاشة، ويخرج من حسابات التطبيقات فيها.

## قبلها بيوم: ما على المشتري

- يأخذ عرض تأمين باسمه، فأغلب التأخير يوم النقل سببه التأمين.
- يتأكد من الحد اليومي للتحويل في بنكه ويرفعه إن لزم. كم بيعة تعطلت لأن الحد خمسون ألفًا والسيارة بستين.
- يبحث عن السيارة في الاستدعاءات برقم الهيكل إن لم يفعل من قبل.
- يعيد النظر في السيارة وهي باردة، دقيقتين لا أكثر: هل تغيّر شيء منذ المعاينة؟

## على ماذا تتفقان كتابةً

في المحادثة نفسها، قبل أن يتحرك أحد: السعر النهائي، ومن يدفع الرسم، وطريقة الدفع، وما يبقى في السيارة وما يُنزل منها، كالشاشة أو الجنوط أو لوحة مميزة.

{fact transfer-fee-private}

وإن كان البيع عن طريق أبشر فانظرا هل سعركما ضمن حدوده:

{fact absher-sale-min}

{fact absher-sale-max}

هذه أرقام بتاريخها ومصدرها. راجعا القناة الرسمية يوم البيع، فهي المرجع لا نحن.

{picture insurance} التأمين باسم المشتري قبل أن تتحرك السيارة مترًا واحدًا.

## نقد أم تحويل؟

النقد يُعدّ في موقف سيارات ولا يترك أثرًا، والشيك العادي ورقة لا تعرف رصيدها إلا غدًا. التحويل من بنك إلى بنك قد يتأخر إلى اليوم التالي إن كان المبلغ كبيرًا أو الوقت متأخرًا، فاسألا بنكيكما قبلها بيوم، واختارا ساعة في أول النهار. وما لم يظهر في رصيد البائع لم يصل بعد، مهما قال الإيصال.

## ترتيب الساعة

1. التقيا في النهار في مكان عام. فرع البنك ممتاز: فيه مكيف وموظف وكاميرا.
2. قارنا رقم الهيكل على السيارة برقمه في رخصة السير، رقمًا رقمًا.
3. يبدأ البائع الطلب من جواله في القناة الرسمية، ويوافق المشتري من جواله. كل واحد يكتب رموزه بنفسه.
4. يدفع المشتري بالطريقة المتفق عليها، موثقةً وباسم المالك نفسه لا باسم أخيه.
5. يتأكد الاثنان أن الملكية انتقلت فعلًا، لا أن الطلب «تحت الإجراء».
6. عندها يُسلَّم المفتاحان والأوراق، وتُصوَّر قراءة العداد.

> لا تسلّم المفتاح على وعد، ولا تدفع على وعد.

## ورقة صغيرة تحفظ الطرفين

لا تغني عن النقل الرسمي، لكنها تجيب عن أسئلة الأسبوع التالي.

| ما تكتبه | لماذا |
| التاريخ والساعة | يُعرف من كان يقود عند أي مخالفة |
| قراءة العداد | لا يختلف عليها أحد |
| ما سُلّم مع السيارة | المفاتيح والكتيّب والعدة والاستبنة |
| عيوب ذُكرت قبل البيع | حتى لا يقال أُخفيت |
| طريقة الدفع ورقم العملية | يرجع إليها الاثنان |

وإن اتفقتما على البيع من المحادثة هنا وجدتما فيها قائمة يعلّم عليها كل طرف، وورقة تسليم باللغتين تُطبع. ولمن اتفق خارجها [القائمة نفسها مع الرسوم](/calculators/transfer).

## ثلاثة أخطاء تتكرر

1. **«خذها الخميس والنقل الأحد».** ثلاثة أيام والسيارة باسمك وغيرك يقودها. أجّل التسليم لا النقل.
2. **عربون بلا كلام مكتوب.** اكتبا متى يُردّ ومتى لا يُردّ، ولو في سطر، والمبلغ صغير.
3. **رابط يصلك برسالة.** القناة الرسمية تدخلها أنت بكتابة عنوانها أو من تطبيقها، ولا تدخلها من رابط أرسله لك أحد. وقد جمعنا [حيل الاحتيال الأخرى](/blog/احتيال-بيع-السيارات).

## وبعد النقل

يراجع البائع شركة التأمين في وثيقته القديمة، ويعلّم إعلانه «مباع» حتى لا يتصل به أحد. ويقرأ المشتري تاريخ انتهاء الرخصة والفحص ويضعهما في تقويم جواله. ثم يغيّر الزيت، ويبدأ سجله من أول يوم. مبروك للطرفين.`,
  text_en: `Most disputes over a sale don’t come from the price but from the last hour. The buyer says: I’ll pay once it’s in my name. The seller says: I’ll transfer once I have the money. Both are right, they don’t know each other, and the sun is hot. Arrange that hour the day before, and it will pass like any other errand.

## The day before: the seller

- Settle every fine, so nothing turns up on the screen with the buyer standing there.
- Make sure that the registration and the periodic inspection are valid.
- If the car is financed, promise nothing until the lender has told you how much is left and how many days a clearance takes.
- Prepare the spare key, the manual and the service invoices, and empty the glove box and the boot.
- Remove your phone from the screen’s memory, and sign out of the apps in it.

## The day before: the buyer

- Get an insurance quote in your name: most delays on the day are about insurance.
- Check the daily transfer limit at your bank, and raise it if you must. Many a sale has stalled over a limit of fifty thousand and a car at sixty.
- Look the car up in the recalls by its chassis number, if you haven’t.
- See the car again while it’s cold, for two minutes. Has anything changed since the viewing?

## What you agree in writing

In the chat, before anyone sets out: the final price, who pays the fee, how the money moves, what stays in the car and what comes out of it, such as a screen, wheels or a special plate.

{fact transfer-fee-private}

If you sell through Absher, see whether your price is within its limits:

{fact absher-sale-min}

{fact absher-sale-max}

These numbers have a date and a source. Check the official channel on the day: it decides, not us.

{picture insurance} Insurance in the buyer’s name, before the car moves a metre.

## Cash or a transfer?

Cash gets counted in a car park and leaves no trace, and an ordinary cheque is paper whose balance you learn tomorrow. A transfer between banks may take until the next day if the sum is large or the hour late. Ask both banks the day before, and choose an hour early in the day. What isn’t in the seller’s balance hasn’t arrived, whatever the receipt says.

## The order of the hour

1. Meet in daylight in a public place. A bank branch is ideal: it has air conditioning, staff and cameras.
2. Compare the chassis number on the car with the one in the registration, digit by digit.
3. The seller starts the request in the official channel on their own phone; the buyer accepts on theirs. Each types their own codes.
4. The buyer pays as agreed, on record, to the owner’s own name and not to a brother’s.
5. Both make sure that the ownership has moved, not that the request is “in progress”.
6. Now both keys and the papers change hands, and the odometer is photographed.

> Don’t hand over the key for a promise, and don’t pay for one.

## A small paper that protects both

It doesn’t replace the official transfer, but it answers the questions of the week after.

| What you write | Why |
| Date and time | Shows who was driving when a fine arrives |
| Odometer reading | No one can argue about it |
| What came with the car | Keys, manual, tools, spare wheel |
| Faults named before the sale | So no one says they were hidden |
| Payment and its number | Both can refer to it |

If you agreed in the chat here, it has a list that each side ticks, and a hand-over sheet in both languages to print. If you agreed elsewhere, take [the same list with the fees](/calculators/transfer).

## Three mistakes that repeat

1. **“Take it on Thursday, we’ll transfer on Sunday.”** For three days someone else drives a car in your name. Delay the key, not the transfer.
2. **A deposit without a written word.** Write down when it’s returned and when it isn’t, even in one line, and keep it small.
3. **A link in a message.** Open the official channel by typing its address or in its app, never from a link that someone sent. We’ve collected [the other tricks](/blog/احتيال-بيع-السيارات).

## After the transfer

The seller asks the insurer about the old policy, and marks the ad as sold so nobody calls. The buyer reads when registration and inspection end, and puts both into the calendar. Then comes an oil change, and a service log from the first day. Congratulations to both.`,
}
