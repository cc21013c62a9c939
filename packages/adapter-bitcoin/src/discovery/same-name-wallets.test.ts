import { never, until } from '@bowline/jest-preset/fixtures'
import { page, register, world } from '../../test/setup.js'

/** A registered wallet with its own account. */
function anchor(name: string, address: string, icon: string) {
  const open = async () => ({ accounts: [{ address, chains: ['bitcoin:mainnet'], features: [] }] })
  return { name, icon, features: { 'bitcoin:connect': { connect: open } }, chains: ['bitcoin:mainnet'] }
}
const [FIRST, SECOND] = [
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
] as const
const [PNG, GIF] = ['data:image/png;base64,AA==', 'data:image/gif;base64,AA=='] as const

test.each([[['Anchor', 'Anchor Wallet']], [['Anchor Wallet', 'Anchor']]])(
  'R-ADPT-136 lists %j as two rows and connects each row’s own wallet when both registered',
  async (names) => {
    const { adapter, page: given } = world()
    register(given.events, anchor(names[0] ?? '', FIRST, PNG), anchor(names[1] ?? '', SECOND, GIF))
    await until(() => adapter.connectors().length === 2)
    const rows = adapter.connectors()
    expect(rows.map(({ name, imageUrl }) => [name, imageUrl])).toEqual([
      [names[0], PNG],
      [names[1], GIF],
    ])
    for (const [index, address] of [FIRST, SECOND].entries()) {
      const { accounts } = await adapter.connect({ connectorId: rows[index]?.id ?? '', signal: never })
      expect(accounts.map((account) => account.address)).toEqual([address])
    }
  },
)

test('R-ADPT-136 connects the wallet whose icon the row shows when two registered with one name', async () => {
  const { adapter, page: given } = world()
  const leave = register(given.events, anchor('Anchor', FIRST, PNG))
  register(given.events, anchor('Anchor', SECOND, GIF))
  await until(() => adapter.connectors().length === 1)
  const connected = async () => {
    const { accounts } = await adapter.connect({ connectorId: 'Anchor', signal: never })
    await adapter.disconnect({ connectorId: 'Anchor' })
    return [adapter.connectors()[0]?.imageUrl, accounts[0]?.address]
  }
  expect(await connected()).toEqual([PNG, FIRST])
  leave()
  await until(() => adapter.connectors()[0]?.imageUrl === GIF)
  expect(await connected()).toEqual([GIF, SECOND])
})

test('R-ADPT-136 connects the wallet of the row when another one has since taken its place in the page', async () => {
  const opened: string[] = []
  const wallet = (name: string) => ({
    requestAccounts: async () => {
      opened.push(name)
      return [FIRST]
    },
  })
  const globals: Record<string, unknown> = { unisat: wallet('UniSat') }
  const { adapter } = world({ page: page(globals) })
  await until(() => adapter.connectors().length > 0)
  expect(adapter.connectors()[0]?.name).toBe('UniSat')
  globals.unisat = { ...wallet('OKX Wallet'), isOkxWallet: true }
  await adapter.connect({ connectorId: 'unisat', signal: never })
  expect(opened).toEqual(['UniSat'])
})
