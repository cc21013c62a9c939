import type { ENGLISH_PAY_TEXTS } from './en-pay.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views. */
export const ARABIC_PAY_TITLES = {
  'pay.title': 'الدفع',
} satisfies TitleTexts

/** Texts of payments: payment options and progress. */
export const ARABIC_PAY_TEXTS: Readonly<Record<keyof typeof ENGLISH_PAY_TEXTS, Message>> = {
  'pay.to': 'إلى',
  'pay.address': 'عنوان المستلم',
  'pay.network': 'الشبكة',
  'pay.amount': 'تودع',
  'pay.which-amount': 'أي مبلغ تقصد؟',
  'pay.continue': 'متابعة',
  'pay.methods': 'طرق الدفع',
  'pay.loading': 'جارٍ تحميل المنصات',
  'pay.wallet': 'الدفع من {wallet}',
  'pay.connect': 'الدفع من محفظة',
  'pay.exchange': 'منصة تداول',
  'pay.more': 'منصات أخرى',
  'pay.none': 'لا توجد منصات متاحة',
  'pay.awaiting': 'في انتظار التأكيد',
  'pay.initiated': 'بدأ الدفع',
  'pay.success': 'اكتمل الدفع',
  'pay.unknown': 'الدفع غير مؤكد',
  'pay.checked': 'تحققتُ من محفظتي. لم يُدفع شيء.',
  'pay.incomplete': 'الدفعة غير مكتملة',
  'pay.other-way': 'اختر طريقة دفع أخرى',
  'pay.paid': 'دفعت',
  'pay.explorer': 'عرض في المستكشف',
  'pay.done': 'تم',
  'pay.failed': 'فشل الدفع',
  'pay.sent': 'المعاملة في طريقها. يمكنك إغلاق هذه النافذة.',
  'pay.declined': 'رُفض الطلب. لم يُدفع شيء.',
  'pay.confirm': 'وافق على الدفع في {wallet}.',
  'pay.complete': 'أكمل الدفع في {exchange}.',
  'pay.open': 'فتح {exchange}',
}

/** Texts of payment errors, by error code. */
export const ARABIC_PAY_ERRORS: Readonly<Record<string, Message>> = {
  'pay/INVALID_PAYMENT_CONFIG': 'إعدادات الدفع غير صالحة',
  'pay/INVALID_RECIPIENT': 'عنوان المستلم غير صالح',
  'pay/INVALID_ASSET': 'العملة المحددة غير صالحة',
  'pay/INVALID_AMOUNT': 'مبلغ الدفع غير صالح',
  'pay/UNKNOWN_ERROR': 'حدث خطأ غير معروف في الدفع',
  'pay/UNABLE_TO_INITIATE_PAYMENT': 'تعذّر بدء الدفع',
  'pay/INVALID_CHAIN_NAMESPACE': 'الشبكة غير صالحة',
  'pay/GENERIC_PAYMENT_ERROR': 'تعذّرت معالجة الدفع',
  'pay/STATUS_UNKNOWN': 'ربما أُرسل الدفع بالفعل. تحقق من محفظتك قبل أن تدفع مرة أخرى.',
  'pay/LESS_ARRIVED': 'اسأل المستلم قبل أن ترسل الباقي.',
  'pay/insufficient-funds': 'لا يوجد ما يكفي من {symbol} في هذا الحساب',
  'pay/insufficient-gas': 'لا يكفي {symbol} لرسوم الشبكة',
  'pay/UNABLE_TO_GET_EXCHANGES': 'تعذّر جلب المنصات',
  'pay/ASSET_NOT_SUPPORTED': 'المنصة المختارة لا تدعم هذه العملة',
  'pay/UNABLE_TO_GET_PAY_URL': 'تعذّر جلب رابط الدفع',
  'pay/UNABLE_TO_GET_BUY_STATUS': 'لا يمكننا معرفة حالة دفعتك الآن. سنواصل التحقق.',
}
