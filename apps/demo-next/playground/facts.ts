/**
 * The figures of the first screen, each from the file that its command writes.
 *
 * Source  kB of compressed scripts over plain React, built by Vite: `tooling/size/sizes.json` by `npm run size`, and
 *         `tooling/bench/page-bytes.json` by `npm run page-bytes` in `tooling/bench`; requests before intent: R-HOST-09, which the browser tests check
 */
import { FAMILIES } from '../settings/families'

const measured = Object.entries<unknown>(JSON.parse(process.env.BOWLINE_PAGE_BYTES ?? '{}')).map(
  ([kit, kB]) => [kit, Number(kB)] as const,
)
const own = measured.find(([kit]) => kit === 'Bowline')?.[1] ?? 0
const [bestPeer = '', peerBytes = 0] =
  measured.filter(([kit]) => !kit.startsWith('Bowline')).sort(([, one], [, other]) => one - other)[0] ?? []

/** A figure with what it measures, and what it is compared with. */
export type Fact = { readonly figure: string; readonly unit?: string; readonly text: string; readonly peer: string }

/** The figures. */
export const FACTS: readonly Fact[] = [
  {
    figure: own.toFixed(0),
    unit: 'kB',
    text: 'before the first click',
    peer: `${bestPeer}: ${peerBytes.toFixed(0)}\u00A0kB`,
  },
  { figure: String(FAMILIES.length), text: 'chain families in one session', peer: 'EVM, Solana, Bitcoin' },
  { figure: '0', text: 'requests before intent', peer: 'A test in Chromium checks it' },
]
