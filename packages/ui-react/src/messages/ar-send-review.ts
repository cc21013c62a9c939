import type { ENGLISH_SEND_REVIEW_TEXTS } from './en-send-review.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views. */
export const ARABIC_SEND_REVIEW_TITLES = {
  'send-preview.title': 'مراجعة الإرسال',
  'send-confirmed.title': 'إرسال',
} satisfies TitleTexts

/** Texts of the review and the result of sending tokens. */
export const ARABIC_SEND_REVIEW_TEXTS: Readonly<Record<keyof typeof ENGLISH_SEND_REVIEW_TEXTS, Message>> = {
  'send-preview.sentence': 'يخرج {amount} من محفظتك إلى {recipient} على {network}.',
  'send-preview.to': 'إلى',
  'send-preview.address': 'عنوان المستلم',
  'send-preview.network': 'الشبكة',
  'send-preview.fee': 'رسوم الشبكة',
  'send-preview.fee-loading': 'جارٍ تقدير الرسوم',
  'send-preview.fee-failed': 'تعذّر تقديرها',
  'send-preview.remaining': 'المتبقي بعد ذلك',
  'send-preview.smart-account': 'يُرسل من حسابك الذكي.',
  'send-preview.check': 'تحقق من العنوان جيدًا. لا يمكن استرجاع ما يُرسل.',
  'send-preview.incomplete': 'لا يوجد ما يُراجع بعد',
  'send-preview.cancel': 'إلغاء',
  'send-preview.send': 'إرسال',
  'send-preview.sending': 'جارٍ الإرسال…',
  'send-preview.continue': 'تابِع في {wallet}',
  'send-preview.declined': 'رُفض الطلب. لم يُرسل شيء.',
  'send-preview.checked': 'تحققتُ من محفظتي. لم تُرسَل.',
  'send-preview.failed': 'لم يُرسل شيء. يمكنك إعادة المحاولة.',
  'send-preview.failed-for-good': 'لم يُرسل شيء. لن تفيد إعادة المحاولة: تحقق من المبلغ والعنوان.',

  'send-confirmed.pending': 'بدأت المعاملة',
  'send-confirmed.pending-hint': 'المعاملة في طريقها. يمكنك إغلاق هذه النافذة.',
  'send-confirmed.not-seen-hint': 'لم تظهر في الشبكة بعد. راجع محفظتك قبل الإرسال مجددًا.',
  'send-confirmed.success': 'تأكدت المعاملة',
  'send-confirmed.success-hint': 'تأكدت على شبكة {network}.',
  'send-confirmed.arrived': 'وصل {amount}.',
  'send-confirmed.not-received': 'نفّذتها الشبكة، لكن لم يصل شيء. اسأل الجهة التي تُصدر هذه العملة.',
  'send-confirmed.failed': 'فشلت المعاملة',
  'send-confirmed.failed-hint': 'ما زال لديك {amount}، لكن ربما دُفعت رسوم الشبكة.',
  'send-confirmed.cancelled': 'ألغيتها في محفظتك',
  'send-confirmed.cancelled-hint': 'لم يُرسل شيء. دُفعت رسوم الشبكة فقط.',
  'send-confirmed.replaced': 'استُبدلت بمعاملة أخرى',
  'send-confirmed.replaced-hint': 'تغيّرت في محفظتك. يعرض المستكشف ما أُرسل بدلًا منها.',
  'send-confirmed.dropped': 'لم تُرسل: أسقطتها الشبكة',
  'send-confirmed.dropped-hint': 'لم يُرسل شيء ولم تُدفع رسوم. يمكنك إرسالها مجددًا.',
  'send-confirmed.to': 'إلى',
  'send-confirmed.amount': 'المبلغ',
  'send-confirmed.explorer': 'العرض في المستكشف',
  'send-confirmed.none': 'لم يُرسل شيء بعد',
  'send-confirmed.done': 'تم',
}
