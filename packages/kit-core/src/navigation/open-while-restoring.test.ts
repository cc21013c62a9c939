/** An app opens a view while the user's wallet is being restored. */
import { setImmediate } from 'node:timers'
import { connectedBefore, page, WALLET } from '../../test/returning-fixture.js'
import { connect, open, push, ready, start } from '../actions.js'
import { currentRoute } from '../core/state/navigation-state.js'
import type { OpenableView } from '../core/state/views.js'

const OPTIONS = { features: { swaps: true, onramp: true } } as const

async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await new Promise(setImmediate)
}

async function openWhileRestoring(view: OpenableView | undefined) {
  const parts = await connectedBefore()
  parts.evm.controls.holdNext({ method: 'reconnect' })
  const { kit } = page(parts, OPTIONS)
  const stop = start(kit)
  await settled()
  const views: string[] = []
  kit.store.subscribe(() => {
    const { modal, navigation } = kit.store.get()
    const shown = modal.open ? currentRoute(navigation).view : 'none'
    if (views.at(-1) !== shown) views.push(shown)
  })
  const opened = open(kit, view && { view })
  return { kit, opened, views, wallet: parts.evm.controls, stop }
}

test.each(['Account', 'Swap', 'OnRampProviders', 'WalletReceive', 'WalletSend'] as const)(
  'R-MODAL-63 opens %s in the same modal when the wallet is restored',
  async (view) => {
    const { kit, opened, views, wallet, stop } = await openWhileRestoring(view)
    await opened
    expect(views).toEqual(['Connect'])
    wallet.approve()
    await ready(kit)
    await settled()
    expect(views).toEqual(['Connect', view])
    stop()
  },
)

test('R-MODAL-63 R-MODAL-30 keeps Connect when the wallet is not restored, and closes it when no other view was requested', async () => {
  const away = await openWhileRestoring('Account')
  await away.opened
  away.wallet.lock(WALLET)
  away.wallet.reject()
  await ready(away.kit)
  expect(away.views).toEqual(['Connect'])
  away.stop()

  const plain = await openWhileRestoring(undefined)
  await plain.opened
  plain.wallet.approve()
  await ready(plain.kit)
  expect(plain.views).toEqual(['Connect', 'none'])
  plain.stop()
})

test('R-MODAL-63 R-MODAL-30 does not open a view again on a later connection when it was shown immediately', async () => {
  const parts = await connectedBefore()
  parts.sol.controls.holdNext({ method: 'reconnect' })
  const { kit } = page(parts, OPTIONS)
  const stop = start(kit)
  await settled()
  await open(kit, { view: 'Account' })
  expect(currentRoute(kit.store.get().navigation).view).toBe('Account')
  push(kit, { view: 'Connect' })
  await connect(kit, { connectorId: WALLET })
  expect(kit.store.get().modal.open).toBe(false)
  parts.sol.controls.approve()
  await ready(kit)
  stop()
})
