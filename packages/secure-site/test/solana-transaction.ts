import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

/** An arbitrary address. */
export const ANOTHER = address('4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T')

/** Transfers lamports from one account to another. */
export function transfer(from: string, to: string, lamports: bigint): Instruction {
  return getTransferSolInstruction({
    source: createNoopSigner(address(from)),
    destination: address(to),
    amount: lamports,
  })
}

/** Creates an instruction from bytes. The first account signs. */
export function instruction(program: string, accounts: readonly string[], data: readonly number[]): Instruction {
  return {
    programAddress: address(program),
    accounts: accounts.map((each, index) => ({ address: address(each), role: index === 0 ? 3 : 1 })),
    data: Uint8Array.from(data),
  }
}

/** An unsigned transaction in base64, compiled with the library that apps use. */
export function compile(
  payer: string,
  instructions: readonly Instruction[],
  version: 'legacy' | 0 = 0,
  recentBlockhash = 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N',
): { readonly wire: string; readonly message: Uint8Array } {
  const lifetime = {
    blockhash: blockhash(recentBlockhash),
    lastValidBlockHeight: 1n,
  }
  const feePayer: Address = address(payer)
  const message = pipe(
    createTransactionMessage({ version }),
    (made) => setTransactionMessageFeePayer(feePayer, made),
    (made) => setTransactionMessageLifetimeUsingBlockhash(lifetime, made),
    (made) => appendTransactionMessageInstructions(instructions, made),
  )
  const compiled = compileTransaction(message)
  return { wire: getBase64EncodedWireTransaction(compiled), message: Uint8Array.from(compiled.messageBytes) }
}
