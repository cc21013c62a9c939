import { describeAdapter } from '@bowline/kit-core/testing'
import { createEvmAdapter } from '../src/adapter.js'
import { ALICE, BOB, network, page, SANDBOX, wallet } from './setup.js'

const NOWHERE = 'http://127.0.0.1:9'

describeAdapter({
  name: 'evm',
  networks: [network(1, NOWHERE), network(10, NOWHERE)],
  otherAddress: BOB.address,
  create() {
    const { wallet: sandbox, person } = wallet({ chains: [{ chainId: 1 }, { chainId: 10 }] })
    const given = page()
    sandbox.announce(given.events)
    const held: ((isApproved: boolean) => void)[] = []
    const next = (answer: () => Promise<boolean>) => {
      person.say = () => {
        person.say = true
        return answer()
      }
    }
    return {
      descriptor: {
        namespace: 'eip155',
        name: 'wagmi',
        create: (context) => createEvmAdapter({ context, page: given, config: undefined }),
      },
      connectorId: SANDBOX,
      wallet: {
        addresses: [ALICE.address, BOB.address],
        prompts: () => person.prompts.length,
        rejectNext: () => next(async () => false),
        holdNext: () => next(() => new Promise((resolve) => held.push(resolve))),
        approve: () => held.shift()?.(true),
        changeAccount: (address) => sandbox.setAccounts([address]),
        changeNetwork: (caipNetworkId) => sandbox.switchChain(Number(caipNetworkId.split(':')[1])),
        disconnect: sandbox.disconnect,
        forget: sandbox.forget,
      },
    }
  },
})
