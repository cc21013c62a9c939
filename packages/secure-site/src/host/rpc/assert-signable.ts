import type { ParsedTypedData } from '../approval/typed-data/parse-typed-data.js'
import { invalidParams } from '../policy/rejections.js'

/**
 * What a smart account obeys when its owner has signed it: an operation, and a delegation, which lets someone else act for the account.
 * Source: ERC-4337; MetaMask Delegation Framework 1.3.0.
 */
const COMMANDS: ReadonlySet<string> = new Set(['PackedUserOperation', 'Delegation'])

/** Rejects typed data that commands a smart account. Such a signature is made only by the requests that show what it does. */
export function assertSignable({ primaryType }: ParsedTypedData): void {
  if (COMMANDS.has(primaryType)) throw invalidParams('This typed data would command a smart account')
}
