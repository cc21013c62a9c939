/** Where each method names its account. Source: EIP-1474, EIP-712, EIP-5792. */
const POSITIONS: ReadonlyMap<string, (params: readonly unknown[]) => unknown> = new Map<
  string,
  (params: readonly unknown[]) => unknown
>([
  ['personal_sign', ([, account]) => account],
  ['eth_signTypedData_v4', ([account]) => account],
  ['eth_sendTransaction', ([transaction]) => getFrom(transaction)],
  ['wallet_sendCalls', ([batch]) => getFrom(batch)],
  ['wallet_getCapabilities', ([account]) => account],
])

/** The account that a request names. Undefined when it names none, or no text. */
export function getRequestedAccount(method: string, params: unknown): string | undefined {
  const account = Array.isArray(params) ? POSITIONS.get(method)?.(params) : undefined
  return typeof account === 'string' ? account : undefined
}

function getFrom(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'from' in value ? value.from : undefined
}
