/**
 * Whether an error says that the wallet does not have the request, so that asking again is of no use.
 *
 * Source  JSON-RPC 2.0 (-32601), EIP-1193 (4200); spec R-CONN-144, R-SEND-37
 */
import type { WalletFault } from './wallet-fault.js'

const UNSUPPORTED_CODES: ReadonlySet<number> = new Set([-32601, 4200])
const UNSUPPORTED = [
  /\b(method|(wallet|eth)_\w+)\b.{0,60}\b(not\s+(yet\s+)?(supported|implemented|found|available|allowed)|unsupported|unknown|does\s+not\s+exist|is\s+not\s+a\s+function)/i,
  /\b(unsupported|unknown|unrecogni[sz]ed|no\s+such|invalid)\s+(rpc\s+)?method\b/i,
  /\b(does\s+not|doesn['’]t)\s+support\b.{0,40}\b(method|(wallet|eth)_\w+)\b/i,
]

/** Whether the wallet does not have the request. */
export function isMethodUnsupported({ codes, texts }: WalletFault): boolean {
  if (codes.some((code) => UNSUPPORTED_CODES.has(code))) return true
  return texts.some((text) => UNSUPPORTED.some((wording) => wording.test(text)))
}
