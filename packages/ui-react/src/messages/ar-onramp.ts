import type { ENGLISH_ONRAMP_TEXTS } from './en-onramp.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views. */
export const ARABIC_ONRAMP_TITLES = {
  'onramp.title': 'شراء عملات مشفّرة',
  'onramp-amount.title': 'أدخل المبلغ',
  'onramp-fiat.title': 'اختر عملة الدفع',
  'onramp-token.title': 'اختر رمزًا',
  'onramp-activity.title': 'سجلّ المشتريات',
  'buy-in-progress.title': 'جارٍ الشراء',
} satisfies TitleTexts

/** Texts of the on-ramp views, in which the user buys tokens with fiat. */
export const ARABIC_ONRAMP_TEXTS: Readonly<Record<keyof typeof ENGLISH_ONRAMP_TEXTS, Message>> = {
  'onramp.providers': 'مزوّدو الخدمة',
  'onramp.loading': 'جارٍ تحميل الخيارات',
  'onramp.fee': 'رسوم {range}',
  'onramp.fee-of': 'رسوم {range}، لشراء {symbol}',
  'onramp.not-set-up': 'غير متاح في هذا التطبيق',
  'onramp.none': 'لا يمكن الشراء على هذه الشبكة',
  'onramp.none-hint': 'بدّل إلى شبكة أخرى لشراء العملات.',
  'onramp.amount': 'المبلغ',
  'onramp.amount-unset': 'أدخل المبلغ',
  'onramp.sum': '{amount} من {symbol}',
  'onramp.purchases': 'سجلّ المشتريات',
  'onramp.help': 'كيف يتم الشراء',
  'onramp.opening': 'جارٍ فتح {name}',
  'onramp.external': 'تابع في النافذة الجديدة',
  'onramp.open-again': 'فتح {name} مرة أخرى',
  'onramp.no-link': 'لا يوجد رابط',

  'onramp-amount.pay': 'تدفع',
  'onramp-amount.receive': 'تستلم',
  'onramp-amount.presets': 'مبالغ مقترحة',
  'onramp-amount.methods': 'الدفع بواسطة',
  'onramp-amount.card': 'بطاقة',
  'onramp-amount.ach': 'حساب مصرفي',
  'onramp-amount.currency': 'تغيير العملة',
  'onramp-amount.below': 'الحد الأدنى {bound} عبر {method}',
  'onramp-amount.above': 'الحد الأقصى {bound} عبر {method}',
  'onramp-amount.whole': 'أدخل مبلغًا بلا منازل عشرية',
  'onramp-amount.no-amount': {
    one: 'أدخل مبلغًا بمنزلة عشرية واحدة على الأكثر',
    two: 'أدخل مبلغًا بمنزلتين عشريتين على الأكثر',
    few: 'أدخل مبلغًا بما لا يزيد على {count} منازل عشرية',
    many: 'أدخل مبلغًا بما لا يزيد على {count} منزلة عشرية',
    other: 'أدخل مبلغًا بما لا يزيد على {count} منزلة عشرية',
  },
  'onramp-amount.quoting': 'جارٍ طلب السعر',
  'onramp-amount.quote-failed': 'تعذّر الحصول على عرض سعر',
  'onramp-amount.estimate': 'نحو {sum}. هذا تقدير، وقد يختلف السعر النهائي.',
  'onramp-amount.provider': 'مزوّد الخدمة',
  'onramp-amount.provider-unset': 'اختر مزوّد الخدمة',
  'onramp-amount.provider-fee': 'رسوم المزوّد',
  'onramp-amount.network-fee': 'رسوم الشبكة',
  'onramp-amount.total': 'الإجمالي',
  'onramp-amount.network': 'الشبكة',
  'onramp-amount.continue': 'المتابعة مع {name}',

  'onramp-activity.empty': 'لا مشتريات بعد',
  'onramp-activity.empty-hint': 'يظهر هنا ما تشتريه عبر Coinbase.',
  'onramp-activity.incomplete': 'تعذّرت قراءة بعض المشتريات. تعرض Coinbase جميعها.',
  'onramp-activity.failed': 'تعذّر تحميل مشترياتك',

  'buy-in-progress.hint': 'أكمل الدفع هناك. تلاحظ هذه الصفحة وصول مشترياتك.',
  'buy-in-progress.blocked': 'لم يسمح المتصفح بفتح النافذة. افتحها من هنا:',
  'buy-in-progress.succeeded': 'تم الشراء',
  'buy-in-progress.failed': 'فشل الشراء',
  'buy-in-progress.failed-hint': 'لم ينفّذه مزوّد الخدمة.',
  'buy-in-progress.late': 'ما زلنا ننتظر {name}',
  'buy-in-progress.late-hint': 'إن كنت قد دفعت، فراجع سجل المشتريات. سنواصل التحقق هنا.',
  'buy-in-progress.cancel': 'إلغاء',
}

/** Texts of on-ramp errors, by error code. */
export const ARABIC_ONRAMP_ERRORS: Readonly<Record<string, Message>> = {
  'onramp/address-missing': 'لا يوجد عنوان للشراء له',
  'onramp/provider-unavailable': 'مزوّد الخدمة غير متاح: {provider}',
  'onramp/url': 'تعذّر فتح صفحة الدفع',
}
