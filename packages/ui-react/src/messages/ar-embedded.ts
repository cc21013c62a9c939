import type { ENGLISH_EMBEDDED_TEXTS } from './en-embedded.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views, and why one cannot be closed. */
export const ARABIC_EMBEDDED_TITLES = {
  'connect-socials.title': 'الدخول بالحسابات الاجتماعية',
  'create.title': 'إنشاء محفظة',
  'email-verify-otp.title': 'تأكيد البريد الإلكتروني',
  'email-verify-device.title': 'تأكيد الجهاز',
  'update-email.title': 'تعديل البريد الإلكتروني',
  'update-email-primary.title': 'تأكيد البريد الحالي',
  'update-email-secondary.title': 'تأكيد البريد الجديد',
  'upgrade.title': 'ترقية محفظتك',
  'social.title': 'تسجيل الدخول',
  'approve.title': 'الموافقة على الطلب',
  'approve.close-blocked': 'وافق أو ارفض قبل الإغلاق',
} satisfies TitleTexts

/** Texts of the embedded wallet: the views of a login, address changes, and approvals. */
export const ARABIC_EMBEDDED_TEXTS: Readonly<Record<keyof typeof ENGLISH_EMBEDDED_TEXTS, Message>> = {
  'connect-socials.list': 'تسجيل الدخول بحساب آخر',
  'connect-socials.none': 'لا توجد طريقة من هذا النوع مفعّلة',

  'create.text': 'احصل على محفظة دون تثبيت أي شيء.',
  'create.none': 'لا يمكن إنشاء محفظة هنا',
  'create.none-hint': 'ثبّت محفظة بدلًا من ذلك.',
  'create.get-wallet': 'احصل على محفظة',

  'otp.sent': 'أدخل الرمز الذي أرسلناه إلى {email}',
  'otp.expires': 'تنتهي صلاحية الرمز خلال 20 دقيقة.',
  'otp.code': 'الرمز من البريد الإلكتروني',
  'otp.digit': 'الرقم {place} من 6',
  'otp.verifying': 'جارٍ التحقق من الرمز',
  'otp.not-received': 'لم يصلك؟',
  'otp.resend': 'إعادة إرسال الرمز',
  'otp.resend-in': 'إعادة الإرسال بعد {seconds} ثانية',
  'otp.resending': 'جارٍ الإرسال…',
  'otp.your-email': 'بريدك الإلكتروني',

  'email-verify-device.heading': 'أكّد هذا الجهاز',
  'email-verify-device.text': 'افتح الرابط في الرسالة التي أرسلناها إلى {email}',
  'email-verify-device.expires': 'تنتهي صلاحية الرابط خلال 20 دقيقة.',
  'email-verify-device.approved': 'تم تأكيد الجهاز',
  'email-verify-device.failed': 'تعذّر تأكيد هذا الجهاز',
  'email-verify-device.resend': 'إعادة إرسال الرسالة',
  'email-verify-device.other': 'استخدام بريد آخر',

  'update-email.save': 'حفظ',
  'update-email.cancel': 'إلغاء',

  'upgrade.heading': 'تحكّم بمفاتيحك بالكامل',
  'upgrade.text': 'اتبع الخطوات في لوحة التحكم الآمنة لتحويل هذه المحفظة إلى محفظة لا يملك مفاتيحها سواك.',
  'upgrade.open': 'فتح لوحة التحكم',

  'social.opening': 'جارٍ فتح نافذة {name}',
  'social.waiting': 'تابع في نافذة تسجيل الدخول',
  'social.waiting-hint': 'أكمل هناك، ثم عُد إلى هنا.',
  'social.retrieving': 'جارٍ تحميل حسابك',
  'social.cancelled': 'أُلغي تسجيل الدخول',
  'social.cancelled-hint': 'أُغلقت نافذة تسجيل الدخول قبل أن تُكمل.',
  'social.failed': 'تعذّر تسجيل الدخول',
  'social.blocked-hint': 'اسمح بالنوافذ المنبثقة لهذه الصفحة، ثم أعد المحاولة.',
  'social.connected': 'تم الربط',
  'social.try-again': 'إعادة المحاولة',
  'social.open-window': 'فتح النافذة',
  'social.this-tab': 'تسجيل الدخول في علامة التبويب هذه',

  'farcaster.loading': 'جارٍ تجهيز تسجيل الدخول',
  'farcaster.scan': 'امسح هذا الرمز بكاميرا هاتفك',
  'farcaster.qr-label': 'رمز QR لتسجيل الدخول. يعطي «نسخ الرابط» الشيء نفسه نصًا.',
  'farcaster.open': 'فتح Farcaster',
  'farcaster.open-hint': 'وافق على تسجيل الدخول هناك، ثم عُد إلى هنا.',
  'farcaster.retrieving': 'جارٍ تحميل حسابك',
  'farcaster.failed': 'تعذّر تسجيل الدخول',

  'approve.loading': 'جارٍ تحميل محفظتك',
  'approve.shown': 'راجع الطلب',
  'approve.aborted': 'انتهى هذا الطلب',
  'approve.failed': 'تعذّر تحميل محفظتك',
  'approve.close': 'إغلاق',
}

/** Texts of errors of the embedded wallet, by error code. */
export const ARABIC_EMBEDDED_ERRORS: Readonly<Record<string, Message>> = {
  'auth/login-lost': 'لم تعد مسجّل الدخول. سجّل الدخول من جديد.',
  'social/popup': 'تعذّر فتح نافذة تسجيل الدخول',
  'social/redirect': 'تعذّر جلب عنوان تسجيل الدخول',
  'social/timeout': 'انتهت مهلة تسجيل الدخول. أعد المحاولة من فضلك.',
  'social/untrusted-origin': 'مصدر غير موثوق',
  'window/blocked': 'تعذّر فتح النافذة',
  'farcaster/address': 'تعذّر جلب عنوان Farcaster',
  'approval/not-allowed': 'الإجراء غير مسموح به',
}
