import { ARABIC_KEYS } from './ar-keys.js'

/** Arabic texts of the login window, the account window and the page of a login link, by their English text. */
export const ARABIC_WINDOWS = {
  ...ARABIC_KEYS,
  'Log in': 'تسجيل الدخول',
  Continue: 'متابعة',
  'Something went wrong': 'حدث خطأ ما',
  '{site} asks you to log in': 'يطلب منك {site} تسجيل الدخول',
  'Log in to your wallet': 'سجّل الدخول إلى محفظتك',
  'Log in to your wallet?': 'هل تسجّل الدخول إلى محفظتك؟',
  'Not you, or not now? Close this page.': 'لست أنت، أو ليس الآن؟ أغلق هذه الصفحة.',
  Email: 'البريد الإلكتروني',
  'Log in with a passkey': 'تسجيل الدخول بمفتاح مرور',
  'Sending an email': 'جارٍ إرسال رسالة',
  'Send again': 'إعادة الإرسال',
  '{text} ({seconds})': '{text} ({seconds})',
  'Use another email': 'استخدام بريد آخر',
  'Checking the code': 'جارٍ التحقق من الرمز',
  'Enter the code': 'أدخل الرمز',
  'We sent a code of six digits to {email}. Type it only in this window.':
    'أرسلنا رمزًا من ستة أرقام إلى {email}. اكتبه في هذه النافذة فقط.',
  Code: 'الرمز',
  'Open the link in your email': 'افتح الرابط الذي في بريدك',
  'We sent a link to {email}. Open it in this browser: in any other one it does nothing.':
    'أرسلنا رابطًا إلى {email}. افتحه في هذا المتصفح: في أي متصفح آخر لا يفعل شيئًا.',
  'Opening {name}': 'جارٍ فتح {name}',
  'Logging you in': 'جارٍ تسجيل دخولك',
  'You’re not logged in': 'لم تسجّل الدخول',
  'Use email instead': 'استخدام البريد بدلًا من ذلك',
  'You’re logged in': 'سجّلت الدخول',
  'Go back to the page.': 'عُد إلى الصفحة.',
  'Go back to the login window. You can close this page.': 'عُد إلى نافذة تسجيل الدخول. يمكنك إغلاق هذه الصفحة.',
  'You have a new wallet': 'لديك محفظة جديدة',
  'The former wallet of this login was deleted on {date}. You now have a new, empty one with other addresses.':
    'حُذفت المحفظة السابقة لتسجيل الدخول هذا في {date}. لديك الآن محفظة جديدة فارغة بعناوين أخرى.',
  'Log in with Farcaster': 'تسجيل الدخول عبر Farcaster',
  'Approve the login in your Farcaster app. It asks you to sign in to {host}.':
    'وافق على تسجيل الدخول في تطبيق Farcaster. سيطلب منك تسجيل الدخول إلى {host}.',
  'Never approve a code that another page shows.': 'لا توافق أبدًا على رمز تعرضه صفحة أخرى.',
  'Code to scan with your phone': 'رمز تمسحه بهاتفك',
  'Scan it with the phone that has the app.': 'امسحه بالهاتف الذي عليه التطبيق.',
  'Open Farcaster': 'فتح Farcaster',
  'Open the link in Farcaster': 'افتح الرابط في Farcaster',
  'We sent your account a message with a link. Open it in this browser: in any other one it does nothing.':
    'أرسلنا إلى حسابك رسالة فيها رابط. افتحه في هذا المتصفح: في أي متصفح آخر لا يفعل شيئًا.',
  'This window belongs to no login. Close it, go back to the page, and log in again.':
    'لا تتبع هذه النافذة أي تسجيل دخول. أغلقها وعُد إلى الصفحة وسجّل الدخول من جديد.',
  'This login did not begin in this browser. Close this window, go back to the page, and log in again.':
    'لم يبدأ تسجيل الدخول هذا في هذا المتصفح. أغلق هذه النافذة وعُد إلى الصفحة وسجّل الدخول من جديد.',
  'This browser keeps no data for this site, so a login cannot be tied to it. Leave private browsing, or allow data for this site.':
    'لا يحفظ هذا المتصفح بيانات لهذا الموقع، فلا يمكن ربط تسجيل الدخول به. غادر التصفح الخاص، أو اسمح بالبيانات لهذا الموقع.',
  'This browser keeps no data for this site, so only a passkey can log in here. For another login, leave private browsing, or allow data for this site.':
    'لا يحفظ هذا المتصفح بيانات لهذا الموقع، فلا يمكن تسجيل الدخول هنا إلا بمفتاح مرور. لتسجيل دخول آخر غادر التصفح الخاص، أو اسمح بالبيانات لهذا الموقع.',

  'Devices and security': 'الأجهزة والأمان',
  'Opened from {site}': 'فُتحت من {site}',
  'One moment': 'لحظة واحدة',
  'That didn’t work': 'لم ينجح ذلك',
  'You’re logged out': 'سُجّل خروجك',
  'This session has ended. Go back to the page and log in again.':
    'انتهت هذه الجلسة. عُد إلى الصفحة وسجّل الدخول من جديد.',
  'Where you are logged in:': 'حيث سجّلت الدخول:',
  '{count} more, used longer ago, are not listed.': {
    one: 'جلسة أخرى ({count}) أقدم استخدامًا غير مدرجة.',
    two: 'جلستان أخريان ({count}) أقدم استخدامًا غير مدرجتين.',
    few: '{count} جلسات أخرى أقدم استخدامًا غير مدرجة.',
    other: '{count} جلسة أخرى أقدم استخدامًا غير مدرجة.',
  },
  'Log out everywhere else': 'تسجيل الخروج من كل مكان آخر',
  'Delete this wallet': 'حذف هذه المحفظة',
  'Logging out': 'جارٍ تسجيل الخروج',
  'Log out': 'تسجيل الخروج',
  'Logged out there.': 'سُجّل الخروج هناك.',
  'You’re logged out everywhere else.': 'سُجّل خروجك من كل مكان آخر.',
  'This page, now': 'هذه الصفحة، الآن',
  'Last used {time}': 'آخر استخدام {time}',
  'Logged in {time}, device {device}': 'تسجيل الدخول {time}، الجهاز {device}',
  'Refusing the device': 'جارٍ رفض الجهاز',
  'The device is refused.': 'رُفض الجهاز.',
  'It does not wait any more. Look below for its session.': 'لم يعد ينتظر. ابحث عن جلسته أدناه.',
  'A new device wants to open this wallet': 'جهاز جديد يريد فتح هذه المحفظة',
  'It logged in on {site}, {time}.': 'سجّل الدخول على {site}، {time}.',
  'Unless you refuse it, it can open the wallet from {time}.': 'ما لم ترفضه يستطيع فتح المحفظة ابتداءً من {time}.',
  Refuse: 'رفض',
  'Log in again first': 'سجّل الدخول من جديد أولًا',
  'Log out on the page and log in again. Then come back within five minutes.':
    'سجّل الخروج في الصفحة ثم سجّل الدخول من جديد، وعُد خلال خمس دقائق.',
  'This needs a login of the last five minutes.': 'يحتاج هذا إلى تسجيل دخول خلال آخر خمس دقائق.',
  'Use email': 'استخدام البريد',
  'Log in another way': 'تسجيل الدخول بطريقة أخرى',
  'Delete this wallet?': 'هل تحذف هذه المحفظة؟',
  'Its keys, its sessions and your login are deleted. No one can restore them.':
    'تُحذف مفاتيحها وجلساتها وتسجيل دخولك. لا يستطيع أحد استعادتها.',
  'What is in the wallet is lost, unless you have its recovery phrase. Move it first, or export the phrase.':
    'يضيع ما في المحفظة، إلا إذا كانت لديك عبارة الاسترداد. انقله أولًا، أو صدّر العبارة.',
  'A later login makes a new, empty wallet.': 'تسجيل دخول لاحق ينشئ محفظة جديدة فارغة.',
  'Type {expected} to confirm': 'اكتب {expected} للتأكيد',
  'Delete for ever': 'حذف نهائي',
  'Deleting the wallet': 'جارٍ حذف المحفظة',
  'It cannot be opened any more. A later login makes a new, empty wallet.':
    'لم يعد فتحها ممكنًا. تسجيل دخول لاحق ينشئ محفظة جديدة فارغة.',
  'Your wallet is deleted': 'حُذفت محفظتك',
  'This window belongs to no page. Close it, go back to the page, and open it there again.':
    'لا تتبع هذه النافذة أي صفحة. أغلقها وعُد إلى الصفحة وافتحها هناك من جديد.',
  'The page is not there any more. Close this window, go back to the page, and open it there again.':
    'لم تعد الصفحة موجودة. أغلق هذه النافذة وعُد إلى الصفحة وافتحها هناك من جديد.',
} as const
