import { ARABIC_TRANSACTIONS } from './ar-transactions.js'

/** Arabic texts of the frame's card and of the approval window, by their English text. Loaded by a frame in Arabic alone. */
export const ARABIC_CARDS = {
  ...ARABIC_TRANSACTIONS,
  'Bowline wallet': 'محفظة Bowline',
  Warnings: 'تحذيرات',
  'Request details': 'تفاصيل الطلب',
  'Claims to be {name}': 'يدّعي أنه {name}',
  Details: 'التفاصيل',
  'Your account': 'حسابك',
  Network: 'الشبكة',
  Request: 'الطلب',
  Sign: 'توقيع',
  Send: 'إرسال',
  Decline: 'رفض',
  'Open window': 'فتح النافذة',
  'Show window': 'إظهار النافذة',
  'Use passkey': 'استخدام مفتاح المرور',
  'Review this request in the window.': 'راجع هذا الطلب في النافذة.',
  'Follow your browser to approve this request with your passkey.':
    'اتبع تعليمات متصفحك للموافقة على هذا الطلب بمفتاح المرور.',
  'No passkey was used. Try again, or open the window.': 'لم يُستخدم أي مفتاح مرور. أعد المحاولة أو افتح النافذة.',
  'Your browser opened no window. Allow pop-ups for this page, then press “Open window”. Inside another app, open this page in your browser instead.':
    'لم يفتح متصفحك أي نافذة. اسمح بالنوافذ المنبثقة لهذه الصفحة، ثم اضغط «فتح النافذة». وإن كنت داخل تطبيق آخر، فافتح هذه الصفحة في متصفحك.',
  'Make this window larger to continue.': 'كبّر هذه النافذة للمتابعة.',
  'Bring this window to the front to continue.': 'اجعل هذه النافذة في المقدمة للمتابعة.',
  'Scroll to the end to continue.': 'مرّر حتى النهاية للمتابعة.',
  'Tick each warning to continue.': 'ضع علامة عند كل تحذير للمتابعة.',
  'Nothing to approve.': 'لا يوجد ما توافق عليه.',
  'Approved.': 'تمت الموافقة.',
  'Declined.': 'تم الرفض.',
  'Go back to the page. This window shows its next request.': 'عُد إلى الصفحة. تعرض هذه النافذة طلبها التالي.',

  'Log in': 'تسجيل الدخول',
  Continue: 'متابعة',
  Cancel: 'إلغاء',
  'You log in on {host}, the site of your wallet, and come back to this page. Check the address there.':
    'تسجّل الدخول على {host}، موقع محفظتك، ثم تعود إلى هذه الصفحة. تحقق من العنوان هناك.',

  'Change email': 'تغيير البريد الإلكتروني',
  'Current email': 'البريد الحالي',
  'New email': 'البريد الجديد',
  'The new email has letters that can look like others. Check each of them.':
    'في البريد الجديد أحرف قد تشبه غيرها. تحقق من كل حرف منها.',
  '{next} can then open this wallet, and {current} no longer can.':
    'عندها يستطيع {next} فتح هذه المحفظة، ولا يعود {current} قادرًا على ذلك.',

  'Sign a message': 'توقيع رسالة',
  'Sign in': 'تسجيل الدخول بالتوقيع',
  Site: 'الموقع',
  'Valid until': 'صالح حتى',
  'No end': 'بلا نهاية',
  'This sign-in is for a different network than the one you’re on.': 'تسجيل الدخول هذا لشبكة غير التي تستخدمها.',
  'This sign-in was created earlier.': 'أُنشئ تسجيل الدخول هذا في وقت سابق.',
  'This sign-in stays valid for more than 7 days.': 'يبقى تسجيل الدخول هذا صالحًا أكثر من 7 أيام.',
  'This sign-in names other sites: {sites}': 'يذكر تسجيل الدخول هذا مواقع أخرى: {sites}',
  'These 32 bytes can’t be read. They may be a hash that moves your assets.':
    'لا يمكن قراءة هذه البايتات الـ32. قد تكون بصمة تنقل أصولك.',
  'This message isn’t text. You can’t see what it says.': 'هذه الرسالة ليست نصًا. لا يمكنك رؤية ما تقوله.',
  'This message has no text.': 'لا نص في هذه الرسالة.',
  'This message has invisible or direction-changing characters, which aren’t shown.':
    'في هذه الرسالة أحرف خفية أو تغيّر اتجاه النص، وهي غير معروضة.',

  'Sign {type}': 'توقيع {type}',
  'Claims to be for': 'يدّعي أنه لأجل',
  Version: 'الإصدار',
  'This signature moves tokens out of your account, to {to}.': 'ينقل هذا التوقيع رموزًا من حسابك إلى {to}.',
  'This signature moves tokens out of your account, to someone else.': 'ينقل هذا التوقيع رموزًا من حسابك إلى شخص آخر.',
  'This signature gives away what you own, for nothing.': 'يمنح هذا التوقيع ما تملكه بلا مقابل.',
  'This signature sells what you own. Anyone can complete the sale until it ends.':
    'يبيع هذا التوقيع ما تملكه. يستطيع أي شخص إتمام البيع حتى ينتهي.',
  'This signature sells tokens of yours. Anyone can complete the sale until it ends.':
    'يبيع هذا التوقيع رموزًا تملكها. يستطيع أي شخص إتمام البيع حتى ينتهي.',
  'This signature lets a contract act as your Safe. It may take everything in it.':
    'يتيح هذا التوقيع لعقد أن يتصرف باسم محفظة Safe التي تملكها. وقد يأخذ كل ما فيها.',
  'This signature confirms a transaction of a Safe, to {to}.': 'يؤكد هذا التوقيع معاملة لمحفظة Safe إلى {to}.',
  'This signature confirms a transaction of a Safe, to someone else.':
    'يؤكد هذا التوقيع معاملة لمحفظة Safe إلى شخص آخر.',
  'This signature lets someone else carry out a call in your name.': 'يتيح هذا التوقيع لشخص آخر أن ينفّذ استدعاءً باسمك.',
  'This signature lets someone else carry out a call in your name, of {to}.':
    'يتيح هذا التوقيع لشخص آخر أن ينفّذ استدعاءً باسمك للعقد {to}.',
  'This signature lets someone else spend an unlimited amount of your tokens.':
    'يتيح هذا التوقيع لشخص آخر إنفاق كمية غير محدودة من رموزك.',
  'This signature lets someone else spend some of your tokens.': 'يتيح هذا التوقيع لشخص آخر إنفاق بعض رموزك.',
  'This permission never expires, or lasts more than 30 days.': 'لا تنتهي صلاحية هذا الإذن، أو يدوم أكثر من 30 يومًا.',
  'This wallet doesn’t know what this signature allows. An app may use it to move what you own.':
    'لا تعرف هذه المحفظة ما يسمح به هذا التوقيع. قد يستخدمه تطبيق لنقل ما تملكه.',
  'This signature names no network. It may be valid on all of them.':
    'لا يذكر هذا التوقيع أي شبكة. قد يكون صالحًا على جميع الشبكات.',
  'This data has invisible or direction-changing characters, which aren’t shown.':
    'في هذه البيانات أحرف خفية أو تغيّر اتجاه النص، وهي غير معروضة.',
} as const
