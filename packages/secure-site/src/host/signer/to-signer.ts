import type { Signer, WalletAddresses } from './signer.js'
import type { SignerClient } from './signer-client.js'
import { proposedSchema, signatureSchema } from './worker-messages.js'

/** Creates the signer of an open wallet. `assertValid` is called before each signature: the user may take long to approve. */
export function toSigner(client: SignerClient, addresses: WalletAddresses, assertValid: () => Promise<void>): Signer {
  return {
    addresses: () => addresses,
    propose: (proposal) => client.request({ type: 'propose', ...proposal }, proposedSchema),
    async sign({ digest }) {
      await assertValid()
      return client.request({ type: 'sign', digest }, signatureSchema)
    },
    close: () => client.close(),
  }
}
