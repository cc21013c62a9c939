import { ACCENT, ACCENT_LINE, Illustration, QUIET, QUIET_LINE } from '../../help/help/illustration.js'

/** Drawing in WhatIsABuy: a payment card. */
export function PayIllustration() {
  return (
    <Illustration>
      <rect x="11" y="18" width="42" height="28" rx="6" className={ACCENT} />
      <path d="M11 27h42" className={ACCENT_LINE} />
      <path d="M18 38h9" className={QUIET_LINE} />
    </Illustration>
  )
}

/** Drawing in WhatIsABuy: a token on its way into a wallet. */
export function ArriveIllustration() {
  return (
    <Illustration>
      <rect x="13" y="30" width="38" height="22" rx="6" className={QUIET} />
      <path d="M42 41h3" className={QUIET_LINE} />
      <circle cx="32" cy="17" r="6" className={ACCENT} />
      <path d="M32 26v11m-4-4 4 4 4-4" className={ACCENT_LINE} />
    </Illustration>
  )
}

/** Drawing in WhatIsABuy: a bill with an accent on its last line. */
export function CostIllustration() {
  return (
    <Illustration>
      <path d="M19 11h26v42l-6.5-4-6.5 4-6.5-4-6.5 4Z" className={QUIET} />
      <path d="M26 21h12M26 28h12" className={QUIET_LINE} />
      <path d="M26 37h12" className={ACCENT_LINE} />
    </Illustration>
  )
}
