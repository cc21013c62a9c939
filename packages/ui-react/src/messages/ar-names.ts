import type { ENGLISH_NAMES_TEXTS } from './en-names.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views. */
export const ARABIC_NAMES_TITLES = {
  'choose-name.title': 'اختيار اسم الحساب',
  'register-name.title': 'اختيار الاسم',
  'name-registered.title': 'تم تسجيل الاسم',
} satisfies TitleTexts

/** Texts of account names: choosing, registering and the result. */
export const ARABIC_NAMES_TEXTS: Readonly<Record<keyof typeof ENGLISH_NAMES_TEXTS, Message>> = {
  'choose-name.heading': 'اسم بدل العنوان',
  'choose-name.text': 'يجد الآخرون حسابك به. لا يكلّف شيئًا: توقّع رسالة فقط.',
  'choose-name.start': 'اختر اسمًا',

  'register-name.name': 'الاسم',
  'register-name.checking': 'جارٍ التحقق…',
  'register-name.is-available': '{name} متاح',
  'register-name.is-registered': '{name} مسجّل بالفعل',
  'register-name.is-owned': '{name} لك بالفعل',
  'register-name.suggestions': 'أسماء مقترحة',
  'register-name.registered': 'مسجّل',
  'register-name.not-checked': 'تعذّر التحقق من الاسم.',
  'register-name.unknown': 'ربما سُجّل الاسم بالفعل. جارٍ التحقق…',
  'register-name.not-registered': 'لم يُسجَّل الاسم.',
  'register-name.declined': 'رُفض الطلب. لم يُسجَّل شيء.',
  'register-name.register': 'تسجيل',
  'register-name.registering': 'جارٍ التسجيل…',

  'name-registered.text': 'صار اسم حسابك.',
  'name-registered.continue': 'متابعة',
}

/** Texts of account name errors, by error code. Messages of the name service are shown unchanged. */
export const ARABIC_NAMES_ERRORS: Readonly<Record<string, Message>> = {
  'names/account-missing': 'لم يُعثر على العنوان أو المحفظة المدمجة',
  'names/too-short': 'يجب ألا يقل الاسم عن 4 أحرف',
  'names/characters': 'يُسمح بالأحرف اللاتينية والأرقام والشرطة - فقط',
  'names/invalid-chain-id': 'معرّف الشبكة غير صالح',
  'names/pending': 'يجري تسجيل اسم آخر',
  'names/service': 'لم تُجب خدمة الأسماء.',
}
