import { settled } from '../../../test/account-fixture.js'
import { coins, transaction } from '../../../test/activity-fixture.js'
import { BOB, ETH, OWN, setUpSend, USDC_ADDRESS } from '../../../test/send-fixture.js'
import { confirmLookalike, fetchTransactions, sendToken } from '../../actions.js'

/** Shortens to 0xb0…000b0b, the same as Bob's address. */
const TWIN = '0xB0c1111111111111111111111111111111000B0b'
const history = (data: readonly unknown[]) => () => Response.json({ data, next: null })

async function knowing(data: readonly unknown[]) {
  const made = await setUpSend()
  made.respondAt('/history', history(data))
  await fetchTransactions(made.kit)
  return made
}

test('security §8 requires a confirmation when an address looks like one of the history', async () => {
  const { kit, fillIn, send, asked } = await knowing([
    transaction('1', { sentTo: BOB, transfers: [coins('ETH', '0.5', 'out')] }),
  ])
  await fillIn({ to: TWIN })
  expect(send()).toMatchObject({ recipientAddress: TWIN, lookalike: BOB, isLookalikeConfirmed: false })
  await expect(sendToken(kit)).rejects.toMatchObject({ code: 'send/lookalike' })
  expect(asked('sendTransaction')).toEqual([])
  confirmLookalike(kit)
  expect(send().isLookalikeConfirmed).toBe(true)
  await sendToken(kit)
})

test('security §8 applies a confirmation to one recipient only', async () => {
  const { kit, fillIn, type, send } = await knowing([
    transaction('1', { sentTo: BOB, transfers: [coins('ETH', '0.5', 'out')] }),
  ])
  await fillIn({ to: TWIN })
  confirmLookalike(kit)
  await type(TWIN.replace('c1', 'c2'))
  expect(send()).toMatchObject({ lookalike: BOB, isLookalikeConfirmed: false })
})

test('security §8 a worthless row makes no address known, neither its recipient nor a lookalike', async () => {
  const { fillIn, send } = await knowing([
    transaction('1', { sentFrom: TWIN, sentTo: OWN, transfers: [coins('ETH', '0.000', 'in')] }),
    transaction('2', { sentFrom: TWIN, sentTo: OWN }),
  ])
  await fillIn({ to: BOB })
  expect(send().lookalike).toBeUndefined()
})

test('security §8 knows own accounts and earlier recipients, and asks nothing about a known recipient', async () => {
  const { kit, fillIn, send } = await setUpSend()
  const likeOwn = '0x1199999999999999999999999999999999111111'
  await fillIn({ to: likeOwn })
  expect(send().lookalike).toBe(OWN)
  await fillIn({ to: BOB })
  expect(send().lookalike).toBeUndefined()
  await sendToken(kit)
  await settled()
  await fillIn({ to: BOB })
  expect(send().lookalike).toBeUndefined()
  await fillIn({ to: TWIN, token: ETH })
  expect(send().lookalike).toBe(BOB)
})

test('R-SEND-150 checks a recipient passed by the app against known addresses', async () => {
  const { kit, asked } = await knowing([transaction('1', { sentTo: BOB, transfers: [coins('ETH', '0.5', 'out')] })])
  const transfer = { token: ETH, amount: '0.1', recipientAddress: TWIN }
  for (const confirmedLookalike of [undefined, OWN]) {
    const sending = sendToken(kit, { ...transfer, confirmedLookalike })
    await expect(sending).rejects.toMatchObject({ code: 'send/lookalike', lookalike: BOB })
  }
  expect(asked('sendTransaction')).toEqual([])
  await sendToken(kit, { ...transfer, confirmedLookalike: BOB })
  await settled()
  await sendToken(kit, transfer)
  expect(asked('sendTransaction')).toHaveLength(2)
})

test('R-SEND-125 asks about a lookalike within the history, even when it sent tokens to the account', async () => {
  const { fillIn, send } = await knowing([
    transaction('1', { sentTo: BOB, transfers: [coins('ETH', '0.5', 'out')] }),
    transaction('2', { sentFrom: TWIN, sentTo: OWN, transfers: [coins('ETH', '0.000001', 'in')] }),
    transaction('3', { sentFrom: OWN, sentTo: TWIN, transfers: [coins('ETH', '0.5', 'out')] }),
  ])
  await fillIn({ to: TWIN })
  expect(send()).toMatchObject({ lookalike: BOB, isLookalikeConfirmed: false })
})

const like = (start: string, end: string) => `0x${start}${'1'.repeat(32)}${end}`

test.each([
  ['the four digits at either end', like('b0b0', '0b0b'), true],
  ['only three digits at the start', like('b0b1', '0b0b'), false],
  ['only three digits at the end', like('b0b0', '1b0b'), false],
])('R-SEND-154 asks about an address with %s of a known one only when both ends match', async (_, to, isAsked) => {
  const { fillIn, send } = await knowing([transaction('1', { sentTo: BOB, transfers: [coins('ETH', '0.5', 'out')] })])
  await fillIn({ to })
  expect(send()).toMatchObject({ recipientStatus: 'valid', lookalike: isAsked ? BOB : undefined })
})

test('R-SEND-125 keeps a recipient of this page trusted when the history has a lookalike', async () => {
  const { kit, fillIn, send } = await knowing([
    transaction('1', { sentFrom: TWIN, sentTo: OWN, transfers: [coins('ETH', '0.000001', 'in')] }),
  ])
  await fillIn({ to: BOB })
  confirmLookalike(kit)
  await sendToken(kit)
  await settled()
  await fillIn({ to: TWIN })
  expect(send().lookalike).toBe(BOB)
})

test('R-SEND-126 warns when the recipient is the contract of a token that the account holds', async () => {
  const { fillIn, send } = await setUpSend()
  await fillIn({ to: USDC_ADDRESS })
  expect(send()).toMatchObject({ recipientStatus: 'valid', warnings: ['program'] })
})

const sent = (id: string, minedAt: string, sentTo = BOB) =>
  transaction(id, { sentTo, minedAt, transfers: [coins('ETH', '0.5', 'out')] })
const DUST = coins('ETH', '0.000000000000000001', 'in')

test.each([
  ['dust from it', transaction('x', { sentFrom: TWIN, sentTo: OWN, transfers: [DUST] })],
  [
    'dust of it that a stranger moved',
    transaction('x', { sentFrom: TWIN, sentTo: TWIN, transfers: [coins('ETH', '5', 'out')] }),
  ],
  ['a transfer of 0 to it', transaction('x', { sentTo: TWIN, transfers: [coins('USDC', '0.000', 'out')] })],
  ['a scam token to it', transaction('x', { sentTo: TWIN, transfers: [coins('claim at usdc.example', '500', 'out')] })],
  [
    'dust to it',
    transaction('x', { sentTo: TWIN, transfers: [{ ...coins('ETH', '0.000001', 'out'), price: 3000, value: 0.003 }] }),
  ],
  [
    'a failed transfer to it',
    transaction('x', { sentTo: TWIN, status: 'failed', transfers: [coins('ETH', '5', 'out')] }),
  ],
])(
  'R-SEND-125 keeps the known recipient usable and asks about the lookalike when the history has %s',
  async (_, poison) => {
    const { kit, fillIn, send } = await knowing([poison, sent('friend', '2026-01-01T00:00:00Z')])
    await fillIn({ to: TWIN })
    expect(send()).toMatchObject({ lookalike: BOB, isLookalikeConfirmed: false })
    await fillIn({ to: BOB })
    expect(send().lookalike).toBeUndefined()
    await sendToken(kit)
  },
)

test('R-SEND-125 keeps the known recipient usable when the lookalike was sent to later', async () => {
  const { kit, fillIn, send } = await knowing([
    sent('mistake', '2026-02-01T00:00:00Z', TWIN),
    sent('friend', '2026-01-01T00:00:00Z'),
  ])
  await fillIn({ to: TWIN })
  expect(send().lookalike).toBe(BOB)
  confirmLookalike(kit)
  await sendToken(kit)
  await settled()
  await fillIn({ to: BOB, token: ETH })
  expect(send().lookalike).toBeUndefined()
})
