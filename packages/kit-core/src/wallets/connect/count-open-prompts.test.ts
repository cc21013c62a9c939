import { settled } from '../../../test/account-fixture.js'
import { setUpSend } from '../../../test/send-fixture.js'
import { connect, disconnect, sendToken, signMessage, switchNetwork } from '../../actions.js'
import { mockAdapter } from '../../testing/index.js'
import type { MockMethod } from '../../testing/mock-wallet.js'

const connectorId = 'test.wallet.eip155'

test.each<[MockMethod]>([['connect'], ['signMessage'], ['switchNetwork'], ['sendTransaction']])(
  'R-MODAL-60 counts an open request (%s) in state until the wallet approves or declines',
  async (method) => {
    const adapter = mockAdapter()
    const bench = await setUpSend({ adapter })
    const { kit, wallet } = bench
    await bench.fillIn()
    if (method === 'connect') await disconnect(kit)
    const ask = (): Promise<unknown> => {
      if (method === 'connect') return connect(kit, { connectorId })
      if (method === 'signMessage') return signMessage(kit, { message: 'Hello' })
      if (method === 'switchNetwork') return switchNetwork(kit, { caipNetworkId: 'eip155:137' })
      return sendToken(kit)
    }
    expect(kit.getState().openPrompts).toBe(0)
    for (const answer of [wallet.reject, wallet.approve]) {
      wallet.holdNext({ method })
      const asked = ask().catch(() => undefined)
      await settled()
      expect(kit.getState().openPrompts).toBe(1)
      answer()
      await asked
      expect(kit.getState().openPrompts).toBe(0)
    }
  },
)
