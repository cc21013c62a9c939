/** Where each method names its account. Source: EIP-1474, EIP-712, EIP-5792, ERC-7715. */
const POSITIONS: ReadonlyMap<string, (params: readonly unknown[]) => unknown> = new Map<
  string,
  (params: readonly unknown[]) => unknown
>([
  ['personal_sign', ([, account]) => account],
  ['eth_signTypedData_v4', ([account]) => account],
  ['eth_sendTransaction', ([transaction]) => getField(transaction, 'from')],
  ['wallet_sendCalls', ([batch]) => getField(batch, 'from')],
  ['eth_sendUserOperation', ([operation]) => getField(operation, 'sender')],
  ['wallet_grantPermissions', ([permission]) => getField(permission, 'address')],
  ['wallet_revokePermissions', ([permission]) => getField(permission, 'address')],
  ['wallet_getCapabilities', ([account]) => account],
])

/** The account that a request names. Undefined when it names none, or no text. */
export function getRequestedAccount(method: string, params: unknown): string | undefined {
  const account = Array.isArray(params) ? POSITIONS.get(method)?.(params) : undefined
  return typeof account === 'string' ? account : undefined
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
