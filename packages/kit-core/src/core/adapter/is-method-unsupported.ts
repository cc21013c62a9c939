import type { WalletErrorDetails } from './wallet-error-details.js'

const UNSUPPORTED_CODES: ReadonlySet<number> = new Set([-32601, 4200])
const UNSUPPORTED =
  /\b(method|(wallet|eth)_\w+)\b.{0,60}(not (yet )?(supported|implemented|found|available|allowed|a function|exist)|unsupported)|(unsupported|unknown|unrecogni.ed|no such) (rpc )?method|n.t support .{0,40}method/i

/**
 * Whether an error means that the wallet does not support the method, so that a retry cannot succeed.
 *
 * Source  JSON-RPC 2.0 (-32601), EIP-1193 (4200); spec R-CONN-144, R-SEND-37
 */
export function isMethodUnsupported({ codes, texts }: WalletErrorDetails): boolean {
  if (codes.some((code) => UNSUPPORTED_CODES.has(code))) return true
  return texts.some((text) => UNSUPPORTED.test(text))
}
