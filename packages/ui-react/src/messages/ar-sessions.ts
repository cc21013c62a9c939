import type { ENGLISH_SESSION_TEXTS } from './en-sessions.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views. */
export const ARABIC_SESSION_TITLES = {
  'smart-sessions.title': 'الجلسات الذكية',
} satisfies TitleTexts

/** Texts of the smart session views. */
export const ARABIC_SESSION_TEXTS: { readonly [Id in keyof typeof ENGLISH_SESSION_TEXTS]: Message } = {
  'smart-sessions.tabs': 'الجلسات بحسب حالتها',
  'smart-sessions.active': 'نشطة',
  'smart-sessions.expired': 'منتهية',
  'smart-sessions.revoked': 'ملغاة',
  'smart-sessions.loading': 'جارٍ تحميل الجلسات الذكية',
  'smart-sessions.active-empty': 'لا توجد تطبيقات لديها إذن',
  'smart-sessions.active-empty-hint': 'يُدرَج هنا ما تسمح لتطبيق بفعله دون أن يسألك كل مرة.',
  'smart-sessions.expired-empty': 'لا توجد جلسات منتهية',
  'smart-sessions.revoked-empty': 'لا توجد جلسات ملغاة',
  'smart-sessions.unsupported': 'الجلسات الذكية غير متاحة لهذا الحساب',
  'smart-sessions.failed': 'تعذّر تحميل الجلسات الذكية',
  'smart-sessions.failed-hint': 'تحقق من اتصالك ثم أعد المحاولة.',
  'smart-sessions.incomplete': 'تعذّرت قراءة بعض الجلسات أو الأذونات وهي غير معروضة هنا.',
  'smart-sessions.more': 'عرض المزيد',
  'smart-sessions.ends': 'تنتهي في {date}',
  'smart-sessions.ended': 'انتهت في {date}',
  'smart-sessions.revoked-on': 'أُلغيت في {date}',
  'smart-sessions.unknown-app': 'تطبيق غير معروف',
  'smart-sessions.site': 'الموقع بحسب قول التطبيق',
  'smart-sessions.permissions': 'يُسمح له، دون أن يسألك كل مرة:',
  'smart-sessions.none': 'لا توجد أذون معروفة',
  'smart-sessions.long': 'تدوم هذه أكثر من 30 يومًا.',
  'smart-sessions.revoke': 'إلغاء الجلسة',
  'smart-sessions.revoking': 'في انتظار محفظتك والخدمة',
  'smart-sessions.revoke-confirm':
    'أتلغي ما يُسمح به للتطبيق {app}؟ لن يستطيع التصرف نيابة عنك بعد ذلك. ستطلب منك محفظتك التأكيد.',
  'smart-sessions.cancel': 'تراجع',
  'smart-sessions.declined': 'رُفض الطلب. ما زالت الجلسة نشطة.',
  'smart-sessions.failed-over': 'لم تعد الجلسة نشطة.',
  'smart-sessions.failed-unsupported': 'لا تستطيع محفظتك إلغاءها من هذا التطبيق. افتح محفظتك وألغها هناك.',
  'smart-sessions.failed-service': 'لم تقبلها الخدمة. أعد المحاولة لاحقًا.',
  'smart-sessions.failed-unconfirmed': 'لم تُجب الخدمة، لذا ربما أُلغيت الجلسة بالفعل. لا ضرر من إلغائها مرة أخرى.',
  'smart-sessions.done': 'لم يعد {app} يستطيع التصرف نيابة عنك.',

  'permission.allowance': 'إنفاق {amount} على الأكثر كل {period}',
  'permission.more-than-held': 'هذا أكثر مما تملكه الآن.',
  'permission.unlimited': 'إنفاق أي مقدار من {token} بلا حد',
  'permission.base-units': '{count} من أصغر وحدات رمز غير معروف',
  'permission.coin': 'عملة الشبكة',
  'permission.from': 'ابتداءً من {date}',
  'permission.contract': 'استخدام العقد {contract}',
  'permission.function-limit': '{name} مع دفع ما لا يتجاوز {amount}',
  'permission.function-free': '{name} مع دفع أي مقدار من {coin}',
  'permission.conditions': {
    zero: 'بأي بيانات',
    one: 'أحد معطياتها محدود',
    two: 'اثنان من معطياتها محدودان',
    few: '{count} من معطياتها محدودة',
    many: '{count} من معطياتها محدودة',
    other: '{count} من معطياتها محدودة',
  },
  'permission.no-conditions': 'لا حد لأي من معطياتها',
  'permission.delegated': 'تعمل شيفرة العقد باسم حسابك: تستطيع فعل كل ما تستطيعه أنت.',
  'permission.unknown': 'إذن غير معروف: {kind}',
  'permission.copy': 'نسخ عنوان العقد',

  'smart-session-created.done': 'يستطيع التطبيق التصرف نيابة عنك',
  'smart-session-created.hint': 'يمكنه التصرف ضمن هذه الحدود دون أن يسألك. يمكنك إلغاء ذلك في أي وقت.',
  'smart-session-created.ends': 'ينتهي ذلك في {date}.',
  'smart-session-created.activating': 'جارٍ تفعيل الجلسة',
  'smart-session-created.close': 'تم',
  'smart-session-created.list': 'الجلسات الذكية',
}

/** Texts of smart session errors, by error code. */
export const ARABIC_SESSION_ERRORS: Readonly<Record<string, Message>> = {
  'smart-sessions/fetch': 'تعذّر جلب الجلسات الذكية',
  'smart-sessions/revoke': 'لم يتأكد إلغاء الجلسة الذكية',
  'smart-sessions/register': 'تعذّر تسجيل الجلسة الذكية',
  'smart-sessions/activate': 'لم يتأكد تفعيل الجلسة الذكية. تحقق من جلساتك الذكية قبل منحها مرة أخرى.',
}
