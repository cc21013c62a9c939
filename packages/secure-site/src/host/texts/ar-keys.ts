/** Arabic texts about passkeys, recovery codes and the export of keys, by their English text. */
export const ARABIC_KEYS = {
  Cancel: 'إلغاء',
  Close: 'إغلاق',
  Back: 'رجوع',
  Done: 'تم',
  'Not now': 'ليس الآن',
  'Keep it': 'إبقاء الأمر كما هو',
  'Recovery code': 'رمز الاسترداد',
  'Enter your recovery code': 'أدخل رمز الاسترداد',
  'Passkeys and recovery code': 'مفاتيح المرور ورمز الاسترداد',

  'Save a recovery code first': 'احفظ رمز استرداد أولًا',
  'This wallet is not restored by email. Log out on the page, log in again with your passkey, and save a recovery code.':
    'لا تُستعاد هذه المحفظة بالبريد. سجّل الخروج في الصفحة، ثم سجّل الدخول بمفتاح المرور واحفظ رمز استرداد.',
  'Opening the wallet': 'جارٍ فتح المحفظة',
  'This is not the recovery code of this wallet. Check it, letter by letter.':
    'ليس هذا رمز استرداد هذه المحفظة. تحقق منه حرفًا حرفًا.',
  'This wallet is not restored by email, so only its recovery code opens it here.':
    'لا تُستعاد هذه المحفظة بالبريد، فلا يفتحها هنا إلا رمز استردادها.',
  'Recovery phrase and keys': 'عبارة الاسترداد والمفاتيح',
  'Write the phrase on paper. A copy in the clipboard can be read by other apps: paste it where it is safe, then copy something else.':
    'اكتب العبارة على ورق. تستطيع تطبيقات أخرى قراءة ما في الحافظة: الصقها في مكان آمن، ثم انسخ شيئًا آخر.',
  'Recovery phrase': 'عبارة الاسترداد',
  'Ethereum private key': 'مفتاح Ethereum الخاص',
  'Solana private key': 'مفتاح Solana الخاص',
  'Copied. Other apps can read it: paste it where it is safe, then copy something else.':
    'تم النسخ. تستطيع تطبيقات أخرى قراءته: الصقه في مكان آمن، ثم انسخ شيئًا آخر.',
  'The browser did not allow the copy. Show it and write it down.': 'لم يسمح المتصفح بالنسخ. أظهره واكتبه.',
  'Anyone who has them can spend everything in this wallet, from anywhere, for ever. Logging out does not stop them.':
    'من يملكها يستطيع إنفاق كل ما في هذه المحفظة، من أي مكان وإلى الأبد. تسجيل الخروج لا يوقفه.',
  'No one who helps you needs them. Do not show them to a page, a person or a camera.':
    'لا يحتاجها أي شخص يساعدك. لا تُظهرها لصفحة أو شخص أو كاميرا.',
  Show: 'إظهار',
  Hide: 'إخفاء',
  Copy: 'نسخ',

  'Save a recovery code': 'حفظ رمز استرداد',
  'Making a recovery code': 'جارٍ إنشاء رمز استرداد',
  'Your recovery code': 'رمز استردادك',
  'Write it down, or save it in a password manager. Who has it can open your wallet.':
    'اكتبه، أو احفظه في مدير كلمات مرور. من يملكه يستطيع فتح محفظتك.',
  'It is shown only now. It is stored nowhere, so no one can show it to you again.':
    'يُعرض الآن فقط. لا يُخزَّن في أي مكان، فلا يستطيع أحد عرضه عليك مرة أخرى.',
  'I have saved it': 'حفظته',
  'This is not the code you were shown. Check it for typing errors':
    'ليس هذا الرمز الذي عُرض عليك. تحقق من أخطاء الكتابة',
  'Saving the recovery code': 'جارٍ حفظ رمز الاسترداد',
  'Your recovery code works': 'رمز استردادك يعمل',
  'It opens this wallet on any device.': 'يفتح هذه المحفظة على أي جهاز.',
  'This makes sure that you have it.': 'يضمن هذا أنه لديك.',
  'Make another code': 'إنشاء رمز آخر',
  'Creating a passkey': 'جارٍ إنشاء مفتاح مرور',
  'Your passkey works': 'مفتاح مرورك يعمل',
  'It shows that a login is yours, so a new device opens this wallet without waiting. This kind of passkey cannot open it without your login. A recovery code can.':
    'يبيّن أن تسجيل الدخول لك، فيفتح جهاز جديد هذه المحفظة دون انتظار. لا يستطيع هذا النوع من مفاتيح المرور فتحها دون تسجيل دخولك. رمز الاسترداد يستطيع.',
  'It opens this wallet on each device that has it.': 'يفتح هذه المحفظة على كل جهاز يوجد عليه.',
  'Turn off restoring by login': 'إيقاف الاستعادة بتسجيل الدخول',
  'Turn off restoring by login?': 'هل توقف الاستعادة بتسجيل الدخول؟',
  'Then this device, your passkeys and your recovery code are the only ways to open this wallet. If you lose them, it is lost: not even the operator of this site can help.':
    'عندها لا يفتح هذه المحفظة إلا هذا الجهاز ومفاتيح مرورك ورمز استردادك. إن فقدتها ضاعت: لا يستطيع حتى مشغّل هذا الموقع المساعدة.',
  'This cannot be undone.': 'لا يمكن التراجع عن هذا.',
  'Turn it off': 'إيقافها',
  'Turning it off': 'جارٍ الإيقاف',
  'Restoring by login is off': 'الاستعادة بتسجيل الدخول متوقفة',
  'Keep your passkeys and your recovery code safe.': 'احفظ مفاتيح مرورك ورمز استردادك في أمان.',

  'Saved. A new one replaces it.': 'محفوظ. رمز جديد يحل محله.',
  Replace: 'استبدال',
  'Each of these opens this wallet on a new device at once. Your login opens it too, after a wait.':
    'كل منها يفتح هذه المحفظة على جهاز جديد فورًا. تسجيل دخولك يفتحها أيضًا، بعد انتظار.',
  'Only these open this wallet on a new device. Restoring by login is off.':
    'لا يفتح هذه المحفظة على جهاز جديد إلا هذه. الاستعادة بتسجيل الدخول متوقفة.',
  'Add a passkey': 'إضافة مفتاح مرور',
  Passkey: 'مفتاح مرور',
  'Added {time}': 'أُضيف {time}',
  'Shows that a login is yours': 'يبيّن أن تسجيل الدخول لك',
  'Opens the wallet': 'يفتح المحفظة',
  Remove: 'إزالة',
  'Removing the passkey': 'جارٍ إزالة مفتاح المرور',
  'Remove this passkey?': 'هل تزيل مفتاح المرور هذا؟',
  'It then neither opens this wallet nor logs in.': 'عندها لا يفتح هذه المحفظة ولا يسجّل الدخول.',
  'Your browser or phone still lists it, until you delete it there.': 'يبقى مدرجًا في متصفحك أو هاتفك حتى تحذفه هناك.',
  'Remove it': 'إزالته',

  'Create a passkey': 'إنشاء مفتاح مرور',
  'Keep access to your wallet': 'احتفظ بالوصول إلى محفظتك',
  'You’re logged in. For now this login alone opens your wallet on a new device, and the operator of this site could open it too.':
    'سجّلت الدخول. حاليًا يفتح تسجيل الدخول هذا وحده محفظتك على جهاز جديد، ويستطيع مشغّل هذا الموقع فتحها أيضًا.',
  'A passkey or a recovery code opens it when you lose this login.':
    'يفتحها مفتاح مرور أو رمز استرداد إذا فقدت تسجيل الدخول هذا.',

  'Opening your wallet': 'جارٍ فتح محفظتك',
  'Use your passkey': 'استخدم مفتاح المرور',
  'Use a passkey': 'استخدام مفتاح مرور',
  'Use the recovery code': 'استخدام رمز الاسترداد',
  'Open your wallet': 'افتح محفظتك',
  'This device has to wait': 'على هذا الجهاز أن ينتظر',
  'This device is new to the wallet, and restoring by login is off.':
    'هذا الجهاز جديد على المحفظة، والاستعادة بتسجيل الدخول متوقفة.',
  'This device is new to the wallet. It can open it from {time}.':
    'هذا الجهاز جديد على المحفظة. يستطيع فتحها ابتداءً من {time}.',
  'The email of this wallet was changed. This device can open it from {time}.':
    'تغيّر بريد هذه المحفظة. يستطيع هذا الجهاز فتحها ابتداءً من {time}.',
  'This device is new to the wallet. A login with Farcaster opens it only in a browser that has opened it before.':
    'هذا الجهاز جديد على المحفظة. لا يفتحها تسجيل الدخول عبر Farcaster إلا في متصفح فتحها من قبل.',
  'The owner of this wallet has refused this device.': 'رفض مالك هذه المحفظة هذا الجهاز.',
  'This device is new to the wallet.': 'هذا الجهاز جديد على المحفظة.',
  'A passkey or the recovery code opens it now.': 'يفتحها الآن مفتاح مرور أو رمز الاسترداد.',
  'You can close this window, and log in again in this browser after that time.':
    'يمكنك إغلاق هذه النافذة، وتسجيل الدخول من جديد في هذا المتصفح بعد ذلك الوقت.',
  'This is no recovery code. Check it for typing errors': 'ليس هذا رمز استرداد. تحقق من أخطاء الكتابة',
  'It does not open this wallet. Perhaps it is the code of another wallet, or an older one':
    'لا يفتح هذه المحفظة. ربما هو رمز محفظة أخرى، أو رمز أقدم',
  'Type it only in this window.': 'اكتبه في هذه النافذة فقط.',
  Open: 'فتح',
  'This browser has no passkeys. Use another way': 'لا مفاتيح مرور في هذا المتصفح. استخدم طريقة أخرى',
  'This passkey shows that it is you, but it does not open this wallet. Use another passkey':
    'يبيّن مفتاح المرور هذا أنك أنت، لكنه لا يفتح هذه المحفظة. استخدم مفتاح مرور آخر',
  'This passkey shows that it is you, but it does not open this wallet. Use the recovery code':
    'يبيّن مفتاح المرور هذا أنك أنت، لكنه لا يفتح هذه المحفظة. استخدم رمز الاسترداد',
  'This device has a passkey for this wallet already': 'على هذا الجهاز مفتاح مرور لهذه المحفظة بالفعل',
  'No passkey was used. Try again, or use another way': 'لم يُستخدم أي مفتاح مرور. أعد المحاولة أو استخدم طريقة أخرى',
  'The wallet is not open yet. Look at the page, then try again':
    'لم تُفتح المحفظة بعد. انظر إلى الصفحة، ثم أعد المحاولة',
  'Your wallet is not open': 'محفظتك غير مفتوحة',
  'Try again': 'إعادة المحاولة',
} as const
