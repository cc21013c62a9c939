import { sandbox } from '../../test/sandbox-fixture.js'

/** A page that accepts wallets once it is ready. */
function pageOfWallets() {
  const events = new EventTarget()
  const wallets: unknown[] = []
  const api = {
    register(wallet: unknown) {
      wallets.push(wallet)
      return () => void wallets.splice(wallets.indexOf(wallet), 1)
    },
  }
  function ready(): void {
    events.addEventListener('wallet-standard:register-wallet', (event) => {
      if (event instanceof CustomEvent) event.detail(api)
    })
    events.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  }
  return { events, wallets, ready }
}

describe('R-ADPT-12 a sandbox wallet registers', () => {
  test('registers with a page that is ready and unregisters again', async () => {
    const { made } = await sandbox()
    const { events, wallets, ready } = pageOfWallets()
    ready()
    made.register(events)
    expect(wallets).toEqual([made.wallet])
    made.unregister()
    expect(wallets).toEqual([])
  })

  test('registers with a page that becomes ready later', async () => {
    const { made } = await sandbox()
    const { events, wallets, ready } = pageOfWallets()
    made.register(events)
    expect(wallets).toEqual([])
    ready()
    expect(wallets).toEqual([made.wallet])
  })

  test('does not register with a page that becomes ready after the wallet was unregistered', async () => {
    const { made } = await sandbox()
    const { events, wallets, ready } = pageOfWallets()
    const stop = made.register(events)
    stop()
    ready()
    expect(wallets).toEqual([])
  })

  test('registers with the given name and icon unchanged, even when they are hostile', async () => {
    const name = '<img src=x onerror=alert(1)>\u202e'
    const icon = 'javascript:alert(1)'
    const { made } = await sandbox({ name, icon })
    expect([made.wallet.name, made.wallet.icon]).toEqual([name, icon])
  })

  test('registers with the given features and chains', async () => {
    const features = ['standard:connect', 'standard:events', 'solana:signTransaction'] as const
    const { made, open } = await sandbox({ features })
    await open()
    expect(Object.keys(made.wallet.features).sort()).toEqual([...features].sort())
    expect(made.wallet.chains).toEqual(['solana:localnet', 'solana:mainnet'])
    expect(made.wallet.accounts[0]?.features).toEqual(['solana:signTransaction'])
  })
})
