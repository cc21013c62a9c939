import { ACCENT, ACCENT_LINE, Illustration, QUIET, QUIET_LINE } from '../help/illustration.js'

/** Drawing in WhatIsAWallet: a wallet with tokens in it. */
export function AssetsIllustration() {
  return (
    <Illustration>
      <circle cx="26" cy="20" r="6.5" className={QUIET} />
      <circle cx="38" cy="19" r="6.5" className={QUIET} />
      <rect x="14" y="24" width="36" height="24" rx="7" className={ACCENT} />
      <path d="M50 32h-8a4 4 0 0 0 0 8h8" className={ACCENT_LINE} />
    </Illustration>
  )
}

/** Drawing in WhatIsAWallet: one key that opens several doors. */
export function LoginIllustration() {
  return (
    <Illustration>
      <rect x="40" y="12" width="14" height="10" rx="3.5" className={QUIET} />
      <rect x="40" y="27" width="14" height="10" rx="3.5" className={QUIET} />
      <rect x="40" y="42" width="14" height="10" rx="3.5" className={QUIET} />
      <path d="M23 32h12M31 32v4m4-4v3" className={ACCENT_LINE} />
      <circle cx="16.5" cy="32" r="6.5" className={ACCENT} />
      <path d="M16.5 32v.01" strokeWidth="3" className={ACCENT_LINE} />
    </Illustration>
  )
}

/** Drawing in WhatIsAWallet: a shield with a check mark: nothing happens without the user's approval. */
export function ControlIllustration() {
  return (
    <Illustration>
      <path
        d="M32 13c4.5 3.5 9 4.8 14 5.2v11.3c0 10-6 17-14 21-8-4-14-11-14-21V18.2c5-.4 9.5-1.7 14-5.2Z"
        className={ACCENT}
      />
      <path d="m26 31.5 4.2 4.2 7.8-8.4" className={ACCENT_LINE} />
      <path d="M11 28v8M53 28v8" className={QUIET_LINE} />
    </Illustration>
  )
}
