import { BOB, ETH, setUpSend } from '../../../test/send-fixture.js'
import { sendToken } from '../../actions.js'
import { solana } from '../../networks.js'
import { mockAdapter } from '../../testing/index.js'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test.each([
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'Tron'],
  ['tron:0x2b6653dc:TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'Tron'],
  ['"TJRabPrwbZy45sbavfcjinPJC18kjpRTv8"', 'Tron'],
  ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'Litecoin'],
  ['litecoin:ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9?amount=1', 'Litecoin'],
  ['DFundmtrigzA6E25Swr2pRe4Eb79bGP8G1', 'Dogecoin'],
  ['EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2', 'TON'],
  ['rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY', 'XRP Ledger'],
  [`lightning:lnbc1${'q'.repeat(40)}`, 'Lightning'],
  [`starknet:SN_MAIN:0x02dd1b492765c064eac4039e3841aa5f382773b598097a40073bd8b48170ab57`, 'Starknet'],
])('R-SEND-130 shows that %j is on %s, a chain the kit does not support', async (text, name) => {
  const { send, type } = await setUpSend()
  await type(text)
  expect(send()).toMatchObject({ recipientStatus: 'invalid', recipientIssue: { reason: 'network', name } })
})

test.each([
  ['Zcash', `u1${'q'.repeat(139)}`],
  ['Zcash', 't1VpYecBW4UudbGcy4ufh61eWxQCoFaUrPs'],
  ['Monero', '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A'],
  ['Lightning', `lno1${'q'.repeat(60)}`],
  ['Bitcoin Cash', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['Tezos', 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb'],
  ['Hedera', '0.0.12345'],
  ['XDC Network', `xdc${BOB.slice(2)}`],
])('R-SEND-145 recognizes an address of %s: %s', async (name, text) => {
  const { send, type } = await setUpSend()
  await type(text)
  expect(send()).toMatchObject({ recipientStatus: 'invalid', recipientIssue: { reason: 'network', name } })
})

test.each(['bc1WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtA', 'LTC1DXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAQ'])(
  'R-SEND-153 recognizes a Solana address that starts like an address of another chain (%s)',
  async (address) => {
    const coin = { ...ETH, symbol: 'SOL', chainId: SOLANA }
    const adapter = mockAdapter({ namespace: 'solana' })
    const { kit, asked, send, type } = await setUpSend({ adapter, tokens: [coin], options: { networks: [solana] } })
    await sendToken(kit, { token: coin, amount: '0.5', recipientAddress: address })
    expect(asked('sendTransaction')).toMatchObject([{ params: { to: address } }])
    await type(`"${address}"`)
    expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: address })
  },
)
