/** Texts of sign-in. */
import { connect, ready, signIn, start } from '../../src/actions.js'
import { InvalidSignatureError } from '../../src/errors.js'
import { parseCaipAddress } from '../../src/index.js'
import { createTestKit, mockAccounts, mockAdapter } from '../../src/testing/index.js'
import { EVM_WALLET, memorySignIn, setUpSignIn } from '../sign-in-fixture.js'
import { messageOf, type QuotedText } from './quoted-text.js'

const [ALICE] = mockAccounts('eip155')

export const TEXTS_OF_SIGN_IN: readonly QuotedText[] = [
  {
    ids: 'R-SIWX-08 R-ERR-09',
    text: 'A problem occurred while trying initialize authentication',
    when: 'the session check fails',
    say: async () => {
      const app = memorySignIn()
      app.fail('getSessions', new Error('the server is down'))
      const { kit, toast, connect: connectWallet } = await setUpSignIn({ signIn: app })
      await connectWallet()
      return toast() || (kit.getState().signIn.failure?.message ?? '')
    },
  },
  {
    ids: 'R-SIWX-15 R-ERR-10',
    text: 'Signature declined',
    when: 'the user declines in the wallet',
    say: async () => {
      const { kit, evm, connect: connectWallet } = await setUpSignIn()
      await connectWallet()
      evm.rejectNext({ method: 'signMessage' })
      return messageOf(() => signIn(kit))
    },
  },
  {
    ids: 'R-SIWX-15 R-ERR-10',
    text: 'This application might not support Smart Accounts',
    when: 'the signature of a smart account is not accepted',
    say: async () => {
      const evm = mockAdapter({ accounts: [{ address: ALICE.address, type: 'smartAccount' }] })
      const { kit, signIn: app, connect: connectWallet } = await setUpSignIn({ adapters: [evm] })
      await connectWallet()
      app.fail('addSession', new InvalidSignatureError())
      return messageOf(() => signIn(kit))
    },
  },
  {
    ids: 'R-SIWX-09 R-ERR-11',
    text: 'SIWX is not enabled',
    when: 'the options have no sign-in',
    say: async () => {
      const { kit } = createTestKit()
      start(kit)
      await ready(kit)
      await connect(kit, { connectorId: EVM_WALLET })
      return messageOf(() => signIn(kit))
    },
  },
  {
    ids: 'R-SIWX-10 R-ERR-11',
    text: 'No ActiveCaipAddress found',
    when: 'no account is active',
    say: async () => messageOf(async () => signIn((await setUpSignIn()).kit)),
  },
  {
    ids: 'R-STATE-24 R-ERR-11',
    text: 'Invalid CAIP Address',
    when: 'an address has two parts',
    say: () => messageOf(() => parseCaipAddress('eip155:1')),
  },
]
