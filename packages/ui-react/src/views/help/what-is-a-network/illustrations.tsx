import { ACCENT, ACCENT_LINE, Illustration, QUIET, QUIET_LINE } from '../help/illustration.js'

/** Drawing in WhatIsANetwork: computers that share one ledger. */
export function LedgerIllustration() {
  return (
    <Illustration>
      <path d="M32 32 16 18m16 14 16-14M32 32 16 46m16-14 16 14" className={QUIET_LINE} />
      <rect x="11" y="13" width="10" height="10" rx="3.5" className={QUIET} />
      <rect x="43" y="13" width="10" height="10" rx="3.5" className={QUIET} />
      <rect x="11" y="41" width="10" height="10" rx="3.5" className={QUIET} />
      <rect x="43" y="41" width="10" height="10" rx="3.5" className={QUIET} />
      <circle cx="32" cy="32" r="10.5" className={ACCENT} />
      <path d="M28 29h8m-8 3.5h8M28 36h4.5" className={ACCENT_LINE} />
    </Illustration>
  )
}

/** Drawing in WhatIsANetwork: two routes of different length to the same side. */
export function ChoiceIllustration() {
  return (
    <Illustration>
      <path d="M15 32c9 0 6-13 15-13h19" className={ACCENT_LINE} />
      <path d="M15 32c9 0 5 15 12 15s5-9 11-9 4 7 11 7" strokeDasharray="2.5 4" className={QUIET_LINE} />
      <circle cx="15" cy="32" r="4.5" className={QUIET} />
      <circle cx="49" cy="19" r="4.5" className={ACCENT} />
      <circle cx="49" cy="45" r="4.5" className={QUIET} />
    </Illustration>
  )
}

/** Drawing in WhatIsANetwork: two networks next to each other, with a token in one of them. */
export function NetworksIllustration() {
  return (
    <Illustration>
      <rect x="11" y="20" width="19" height="24" rx="6" className={ACCENT} />
      <rect x="34" y="20" width="19" height="24" rx="6" strokeDasharray="2.5 4" className={QUIET_LINE} />
      <circle cx="20.5" cy="32" r="4.75" className={ACCENT_LINE} />
    </Illustration>
  )
}
