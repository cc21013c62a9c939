/** Texts of the embedded wallet. */
import type { FrameReason } from '@bowline/secure-frame/client'
import { getProvider, loginWithEmail } from '../../src/actions.js'
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../src/core/state/live-pairing.js'
import type { Kit } from '../../src/index.js'
import { EMAIL, type EmbeddedBench, logIn, setUpEmbedded, until } from '../embedded-fixture.js'
import { messageOf, type QuotedText } from './quoted-text.js'

const holdTime = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })

const ask = async (kit: Kit, method: string, signal?: AbortSignal): Promise<unknown> => {
  const session = getLiveSession(kit, AUTH_CONNECTOR_ID)
  return session?.request({ caipNetworkId: 'eip155:1', method, params: ['0x68', '0x00'], signal })
}

const login = ({ kit }: EmbeddedBench) => messageOf(() => loginWithEmail(kit, { email: EMAIL }))

/** A login whose frame fails in this way until the time limit. */
const afterSilence = async (limitMs: number, silence: (bench: EmbeddedBench) => void) => {
  holdTime()
  const bench = await setUpEmbedded()
  silence(bench)
  const message = login(bench)
  await until(() => bench.fake.opened.length === 1)
  for (let passed = 0; passed < limitMs - 1_000; passed += 1_000) await jest.advanceTimersByTimeAsync(1_000)
  const early = bench.kit.getState().alert.shortMessage
  await jest.advanceTimersByTimeAsync(2_000)
  return { early, message: await message, alert: bench.kit.getState().alert.shortMessage }
}

const alertAfter = async (limitMs: number, silence: (bench: EmbeddedBench) => void) => {
  const { early, alert } = await afterSilence(limitMs, silence)
  return early === '' ? alert : `early: ${early}`
}

const neverReady = ({ fake }: EmbeddedBench) => fake.load('never')
const neverAnswers = ({ fake }: EmbeddedBench) => fake.keepSilentOn('CONNECT_EMAIL')

const refusedLogin = async (reason: FrameReason) => {
  const bench = await setUpEmbedded()
  bench.fake.rejectNext('CONNECT_EMAIL', { reason })
  return { message: await login(bench), alert: bench.kit.getState().alert.shortMessage }
}

export const TEXTS_OF_THE_EMBEDDED_WALLET: readonly QuotedText[] = [
  {
    ids: 'R-CONN-55 R-ERR-12 R-CONST-01',
    text: 'Please try again after 30 seconds',
    when: 'a login starts 0.9 s after the last one',
    say: async () => {
      holdTime()
      const bench = await setUpEmbedded()
      await loginWithEmail(bench.kit, { email: EMAIL })
      jest.advanceTimersByTime(900)
      return login(bench)
    },
  },
  {
    ids: 'R-FRAME-08 R-ERR-05',
    text: 'Unable to load email login dependency',
    when: 'the frame fails to load',
    say: async () => {
      const bench = await setUpEmbedded()
      bench.fake.load('failed')
      return login(bench)
    },
  },
  {
    ids: 'R-FRAME-11 R-ALERT-07 R-CONST-07',
    text: 'Network Error - Could not load embedded wallet',
    when: 'the frame is not ready after 20 s',
    say: () => alertAfter(20_000, neverReady),
  },
  {
    ids: 'R-FRAME-13 R-ALERT-08 R-CONST-07',
    text: 'Embedded Wallet Request Timed Out',
    when: 'a login has no response after 30 s',
    say: () => alertAfter(30_000, neverAnswers),
  },
  {
    ids: 'R-FRAME-15 R-ERR-14',
    text: 'Something went wrong',
    when: 'a login is aborted',
    say: async () => (await afterSilence(30_000, neverAnswers)).message,
  },
  {
    ids: 'R-FRAME-15 R-ERR-14',
    text: 'Request was aborted',
    when: 'an RPC request is aborted',
    say: async () => {
      const { kit, fake } = await logIn()
      const leaving = new AbortController()
      fake.keepSilentOn('RPC_REQUEST')
      const message = messageOf(() => ask(kit, 'eth_blockNumber', leaving.signal))
      await until(() => fake.asked.at(-1)?.name === 'RPC_REQUEST')
      leaving.abort()
      return message
    },
  },
  {
    ids: 'R-FRAME-25 R-ERR-14',
    text: 'An error occurred',
    when: 'the frame refuses without a message',
    say: async () => (await refusedLogin('otp_wrong')).message,
  },
  {
    ids: 'R-CFG-59 R-ALERT-06',
    text: 'Invalid App Configuration',
    when: 'the domain is not verified',
    say: async () => (await refusedLogin('unverified_domain')).alert,
  },
  {
    ids: 'R-ALERT-09',
    text: 'Session Expired',
    when: 'the frame says that the session has expired',
    say: async () => (await refusedLogin('session_expired')).alert,
  },
  {
    ids: 'R-FRAME-39 R-ERR-13',
    text: 'Requested RPC call is not allowed',
    when: 'a method is not in the list',
    say: async () => messageOf(async () => ask((await logIn()).kit, 'eth_sign')),
  },
  {
    ids: 'R-FRAME-39 R-ERR-13 R-CONST-09',
    text: 'Action not allowed',
    when: '300 ms have passed after a method that is not allowed',
    say: async () => {
      const { kit } = await logIn()
      await getProvider(kit)
      holdTime()
      await messageOf(() => ask(kit, 'eth_sign'))
      jest.advanceTimersByTime(299)
      if (kit.getState().toast.open) return 'early'
      jest.advanceTimersByTime(1)
      return kit.getState().toast.message
    },
  },
]
