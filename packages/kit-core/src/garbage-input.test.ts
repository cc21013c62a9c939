import { settled, setUpAccount } from '../test/account-fixture.js'
import * as actions from './actions.js'
import { isKitError } from './index.js'

const cyclic: Record<string, unknown> = {}
cyclic.self = cyclic
const throwing = new Proxy(
  {},
  {
    get() {
      throw new Error('trap')
    },
  },
)

const GARBAGE: Readonly<Record<string, unknown>> = {
  undefined,
  null: null,
  'a number': 5,
  NaN: Number.NaN,
  'empty text': '',
  text: 'x',
  'huge text': 'x'.repeat(1_000_000),
  'a list': [null],
  'a bigint': 5n,
  'a symbol': Symbol('x'),
  'a function': () => {},
  'a cyclic object': cyclic,
  'an invalid date': new Date(Number.NaN),
  'an object without a prototype': Object.create(null),
  'an object that throws': throwing,
}

/** Names of parameters of the actions. */
const PARAMETERS = [
  ...['address', 'amount', 'arguments', 'atomicRequired', 'badge', 'caipNetworkId', 'calls', 'capabilities', 'chosen'],
  ...['confirmedLookalike', 'connectorId', 'email', 'exchangeId', 'forceUpdate', 'id', 'isForced', 'isUnlimited'],
  ...[
    'label',
    'message',
    'name',
    'namespace',
    'network',
    'otp',
    'page',
    'payment',
    'pci',
    'provider',
    'recipientAddress',
  ],
  ...['requestId', 'search', 'side', 'signal', 'token', 'type', 'uri', 'view', 'wallet'],
]

/** Actions that only the kit's own views call, with values that the compiler checked. */
const OF_VIEWS = new Set([
  ...['agreeToTerms', 'attachSurface', 'closeViews', 'forgetEmail', 'goBackToIndex', 'holdToast', 'markLoadFailed'],
  ...['openConnectForNetwork', 'openWalletLink', 'pickSwapToken', 'popTransaction', 'positionFrame', 'prepareConnect'],
  ...['push', 'pushTransaction', 'reconnect', 'rememberWallet', 'replace', 'reset', 'retryFailed', 'retryPairing'],
  ...['selectWallet', 'setCurrentTab', 'showToast', 'startPairing', 'track', 'upgradeWallet', 'watchImage'],
])

/**
 * Actions for apps that set options or subscribe, whose arguments are not parameters of a request, and those that open the modal, whose
 * code every page loads: they check the view, the namespace and the link, and take the rest as the compiler checked it.
 */
const OF_OPTIONS = new Set([
  ...[
    'onEvent',
    'open',
    'openUnsupportedChain',
    'pollTokens',
    'ready',
    'setFeatures',
    'setBinding',
    'setHideBalances',
    'setSocialsOrder',
    'setTheme',
  ],
  ...['start', 'watchOnramp', 'watchPending'],
])

const TESTED = Object.entries(actions).flatMap(([name, action]) =>
  OF_VIEWS.has(name) || OF_OPTIONS.has(name) ? [] : [[name, action as (...given: unknown[]) => unknown] as const],
)

/** The error that is not the kit's; undefined when the action took the input, rejected it properly, or still runs. */
async function findForeignError(call: () => unknown): Promise<unknown> {
  try {
    const result = call()
    if (typeof result === 'function') result()
    await Promise.race([result, settled()])
  } catch (error) {
    return isKitError(error) ? undefined : error
  }
  return undefined
}

test.each(TESTED)('R-ERR-32 %s rejects garbage with an error of the kit', async (_, action) => {
  const { kit, wallet } = await setUpAccount()
  const asked = wallet.requests.length
  const foreign: string[] = []
  for (const [kind, value] of Object.entries(GARBAGE)) {
    const inputs = [value, Object.fromEntries(PARAMETERS.map((name) => [name, value]))]
    for (const input of inputs) {
      const error = await findForeignError(() => action(kit, input))
      if (error !== undefined) foreign.push(`${kind}: ${String(error)}`)
    }
  }
  expect(foreign).toEqual([])
  const sent = wallet.requests.slice(asked).filter(({ method }) => method.startsWith('send'))
  expect(sent).toEqual([])
})

const TO = '0x2222222222222222222222222222222222222222'

test.each([
  ['a value that is a number', { calls: [{ to: TO, value: 1 }] }],
  ['a negative value', { calls: [{ to: TO, value: -1n }] }],
  ['a value of more than 256 bits', { calls: [{ to: TO, value: 2n ** 256n }] }],
  ['call data that is not hexadecimal', { calls: [{ to: TO, data: 'transfer' }] }],
  ['half a byte of call data', { calls: [{ to: TO, data: '0xabc' }] }],
  ['a call without a target', { calls: [{ value: 1n }] }],
  ['a valid call and one that is null', { calls: [{ to: TO, value: 1n }, null] }],
  ['1,001 calls', { calls: Array.from({ length: 1_001 }, () => ({ to: TO, value: 1n })) }],
  ['cyclic capabilities', { calls: [{ to: TO }], capabilities: cyclic }],
  ['capabilities with a bigint', { calls: [{ to: TO }], capabilities: { limit: 1n } }],
  ['atomicRequired as text', { calls: [{ to: TO }], atomicRequired: 'no' }],
])('R-CALLS-11 sends no batch with %s', async (_, params) => {
  const { kit, wallet } = await setUpAccount()
  const sendCalls = actions.sendCalls as (...given: never[]) => Promise<unknown>
  await expect(sendCalls(kit as never, params as never)).rejects.toMatchObject({
    code: 'input/invalid',
    name: 'InvalidInputError',
  })
  expect(wallet.requests.filter(({ method }) => method.startsWith('send'))).toEqual([])
  expect(kit.getState().calls).toBeUndefined()
})
