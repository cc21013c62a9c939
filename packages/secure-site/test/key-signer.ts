import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { bytesToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { computeDigest } from '../src/host/signer/digest.js'
import { signProposal } from '../src/host/signer/sign-proposal.js'
import type { Proposal, Signer } from '../src/host/signer/signer.js'

/** A signer with these 32-byte keys that runs in the test's process. */
export function createKeySigner(keys: { readonly evm: Uint8Array; readonly solana: Uint8Array }): Signer {
  const addresses = {
    eip155: privateKeyToAccount(bytesToHex(keys.evm)).address,
    solana: base58.encode(ed25519.getPublicKey(keys.solana)),
  }
  const proposals = new Map<string, Proposal>()
  return {
    addresses: () => addresses,
    async propose(proposal) {
      const digest = computeDigest(proposal)
      proposals.set(digest, proposal)
      return { digest }
    },
    async sign({ digest }) {
      const proposal = proposals.get(digest)
      if (!proposal) throw new Error('No proposal has this digest')
      return signProposal(proposal, computeDigest(proposal), { ...keys, addresses })
    },
    close() {},
  }
}
