import type { Texts } from './message.js'

/**
 * Arabic texts of the errors that the server and the frame report to a window, by their English sentence. A number in a sentence is
 * `{count}`, a time `{time}`.
 */
export const ARABIC_ERRORS: Texts = {
  'Something went wrong': 'حدث خطأ ما',
  'Couldn’t reach the server': 'تعذّر الوصول إلى الخادم',
  'The response is not valid': 'الاستجابة غير صالحة',
  'The request is not valid': 'الطلب غير صالح',
  'The request is too large': 'الطلب كبير جدًا',
  'Not found': 'غير موجود',
  'Unknown project': 'مشروع غير معروف',
  'Session expired': 'انتهت الجلسة',
  'This site is not allowed to use this wallet': 'لا يُسمح لهذا الموقع باستخدام هذه المحفظة',
  'This device’s clock is wrong': 'ساعة هذا الجهاز خاطئة',
  'Please try again after {count} seconds': {
    one: 'أعد المحاولة بعد ثانية ({count}) من فضلك',
    two: 'أعد المحاولة بعد ثانيتين ({count}) من فضلك',
    few: 'أعد المحاولة بعد {count} ثوانٍ من فضلك',
    other: 'أعد المحاولة بعد {count} ثانية من فضلك',
  },
  'Invalid code. {count} try left': 'رمز غير صالح. بقيت محاولة واحدة ({count})',
  'Invalid code. {count} tries left': {
    zero: 'رمز غير صالح. لم تبقَ محاولات ({count})',
    two: 'رمز غير صالح. بقيت محاولتان ({count})',
    few: 'رمز غير صالح. بقيت {count} محاولات',
    other: 'رمز غير صالح. بقيت {count} محاولة',
  },
  'A code has six digits': 'يتكون الرمز من ستة أرقام',
  'This code is no longer valid. Request a new one': 'لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا',
  'This link is no longer valid. Start again in the app': 'لم يعد هذا الرابط صالحًا. ابدأ من جديد في التطبيق',
  'Open this link in the browser in which you started. Here it does nothing':
    'افتح هذا الرابط في المتصفح الذي بدأت فيه. هنا لا يفعل شيئًا',
  'Couldn’t send the email': 'تعذّر إرسال الرسالة',
  'Couldn’t send you a message in Farcaster': 'تعذّر إرسال رسالة إليك في Farcaster',
  'This login isn’t available': 'طريقة تسجيل الدخول هذه غير متاحة',
  'This login is unknown': 'تسجيل الدخول هذا غير معروف',
  'This login has ended. Start again': 'انتهى تسجيل الدخول هذا. ابدأ من جديد',
  'This login has ended. Start again in the app': 'انتهى تسجيل الدخول هذا. ابدأ من جديد في التطبيق',
  'This login belongs to another wallet': 'تسجيل الدخول هذا يخص محفظة أخرى',
  'The login was refused': 'رُفض تسجيل الدخول',
  'The login was cancelled': 'أُلغي تسجيل الدخول',
  'Couldn’t reach the login service': 'تعذّر الوصول إلى خدمة تسجيل الدخول',
  'You’re not logged in': 'لم تسجّل الدخول',
  'Log in again to do this': 'سجّل الدخول من جديد لفعل هذا',
  'Log out and log in again to do this': 'سجّل الخروج ثم سجّل الدخول من جديد لفعل هذا',
  'This account has no wallet yet': 'لا محفظة لهذا الحساب بعد',
  'This passkey opens no wallet here. Use another one, or log in another way':
    'لا يفتح مفتاح المرور هذا أي محفظة هنا. استخدم غيره، أو سجّل الدخول بطريقة أخرى',
  'This passkey was not accepted. Try again': 'لم يُقبل مفتاح المرور هذا. أعد المحاولة',
  'This passkey is in use': 'مفتاح المرور هذا مستخدم',
  'This wallet has ten passkeys, and cannot get another one': 'لهذه المحفظة عشرة مفاتيح مرور، ولا يمكن إضافة غيرها',
  'Save a recovery code or another passkey first. Nothing else opens this wallet on a new device':
    'احفظ أولًا رمز استرداد أو مفتاح مرور آخر. لا يفتح هذه المحفظة على جهاز جديد شيء آخر',
  'Save a recovery code or a passkey first. Nothing else opens this wallet on a new device':
    'احفظ أولًا رمز استرداد أو مفتاح مرور. لا يفتح هذه المحفظة على جهاز جديد شيء آخر',
  'Only an open wallet can change how it is opened. Log in again':
    'لا يمكن تغيير طريقة فتح المحفظة إلا وهي مفتوحة. سجّل الدخول من جديد',
  'The email of this wallet was changed. A new device can open it from {time}':
    'تغيّر بريد هذه المحفظة. يستطيع جهاز جديد فتحها ابتداءً من {time}',
  'This device is new to the wallet. It can open it from {time}':
    'هذا الجهاز جديد على المحفظة. يستطيع فتحها ابتداءً من {time}',
  'This device is new to the wallet. Log in in a browser that has opened it before':
    'هذا الجهاز جديد على المحفظة. سجّل الدخول في متصفح فتحها من قبل',
  'The owner of this wallet has refused this device': 'رفض مالك هذه المحفظة هذا الجهاز',
  'This wallet is not restored by email. Log in again, and open it with its passkey or its recovery code in the login window':
    'لا تُستعاد هذه المحفظة بالبريد. سجّل الدخول من جديد، وافتحها بمفتاح مرورها أو رمز استردادها في نافذة تسجيل الدخول',
  'A part of this wallet is missing on the server. No new wallet was created. Contact the operator of this wallet':
    'جزء من هذه المحفظة مفقود على الخادم. لم تُنشأ محفظة جديدة. تواصل مع مشغّل هذه المحفظة',
  'The server has another wallet for this login than this device knows. Nothing was changed. Contact the operator of this wallet':
    'لدى الخادم محفظة لتسجيل الدخول هذا غير التي يعرفها هذا الجهاز. لم يتغيّر شيء. تواصل مع مشغّل هذه المحفظة',
  'Couldn’t open the wallet': 'تعذّر فتح المحفظة',
}
