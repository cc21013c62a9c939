/** Faults of a wallet during a moment. */
import type { SeededRandom } from '@bowline/jest-preset/seeded-random'
import type { Subject } from './wallet-under-test.js'

/** Texts that no user should read. */
export const RAW_WORDS = 'zx-internal 0xdead'

/** A fault, which starts before a moment and ends after it. */
export type Fault = {
  readonly begin: (subject: Subject, methods: readonly string[], random: SeededRandom) => void
  readonly end: (subject: Subject) => void
  /** The wallet recovers without an event: the kit notices when the user returns to the page. */
  readonly isUntold?: boolean
  /** Requests may get a wrong response, or a rejection, as if the user had declined. */
  readonly mayFail?: boolean
}

/** Several responses, one after the other, arrive within the time of a moment. */
const LONGEST_MS = 3_000

const clear = ({ faults }: Subject) => faults.clear()
const some = (random: SeededRandom) => 50 + random.below(LONGEST_MS)

const ERRORS: readonly [unknown, ...unknown[]] = [
  new Error(RAW_WORDS),
  { code: -32603, message: RAW_WORDS },
  { code: -32002, message: `Request already pending ${RAW_WORDS}` },
  { code: 4900, message: `Disconnected ${RAW_WORDS}` },
  RAW_WORDS,
  undefined,
  null,
]

const REFUSALS: readonly [unknown, ...unknown[]] = [
  { code: 4001, message: `User rejected ${RAW_WORDS}` },
  { error: { code: 4001, message: RAW_WORDS } },
  { code: 'ACTION_REJECTED', message: RAW_WORDS },
  new Error('Plugin Closed'),
]

const trap = () =>
  Object.defineProperty({}, 'accounts', {
    enumerable: true,
    get() {
      throw new Error(RAW_WORDS)
    },
  })

const answers = (): readonly [unknown, ...unknown[]] => [
  undefined,
  null,
  '',
  RAW_WORDS,
  0,
  -1,
  true,
  [],
  {},
  [null],
  ['0x'],
  [RAW_WORDS],
  { accounts: null },
  { result: {} },
  { jsonrpc: '2.0', id: '1', result: null },
  new Array(10_000).fill({}),
  trap(),
]

function answering(kind: 'slow' | 'late'): Fault {
  return {
    begin({ faults }, methods, random) {
      for (const method of methods) faults.setResponse(method, { kind, ms: some(random) })
    },
    end: clear,
  }
}

/** The faults, by name. */
export const FAULTS = {
  none: { begin() {}, end() {} },
  slow: answering('slow'),
  late: answering('late'),
  silent: {
    begin({ faults }, methods) {
      for (const method of methods) faults.setResponse(method, { kind: 'silent' })
    },
    end: clear,
    mayFail: true,
  },
  failing: {
    begin({ faults }, methods, random) {
      for (const method of methods) faults.setResponse(method, { kind: 'failing', error: random.pick(ERRORS) })
    },
    end: clear,
    mayFail: true,
  },
  refusing: {
    begin({ faults }, methods, random) {
      for (const method of methods) faults.setResponse(method, { kind: 'failing', error: random.pick(REFUSALS) })
    },
    end: clear,
    isUntold: true,
    mayFail: true,
  },
  wrong: {
    begin({ faults }, methods, random) {
      // A wrong response about permissions would mean that the user revoked them.
      for (const method of methods.filter((name) => name !== 'wallet_getPermissions')) {
        faults.setResponse(method, { kind: 'wrong', response: random.pick(answers()), isDone: random.chance(0.5) })
      }
    },
    end: clear,
    isUntold: true,
    mayFail: true,
  },
  'late events': {
    begin({ faults, events }, _, random) {
      for (const event of events) faults.setEvent(event, { kind: 'late', ms: some(random) })
    },
    end: clear,
  },
  'doubled events': {
    begin({ faults, events }) {
      for (const event of events) faults.setEvent(event, { kind: 'doubled' })
    },
    end: clear,
  },
  'reordered events': {
    begin({ faults, events }) {
      for (const event of events) faults.setEvent(event, { kind: 'reordered' })
    },
    end: clear,
  },
  locked: {
    begin: ({ lock }) => lock(),
    end: ({ unlock }) => unlock(),
    mayFail: true,
  },
  'locked untold': {
    begin({ faults, lock }) {
      faults.setEvent('*', { kind: 'lost' })
      lock()
    },
    end({ faults, unlock }) {
      unlock()
      faults.clear()
    },
    isUntold: true,
    mayFail: true,
  },
  moved: {
    begin({ faults, nextAccount, nextNetwork }) {
      faults.setEvent('*', { kind: 'lost' })
      nextAccount()
      nextNetwork?.()
    },
    end: clear,
    isUntold: true,
    mayFail: true,
  },
  gone: {
    begin: ({ leave }) => leave(),
    end: ({ enter }) => enter(),
    isUntold: true,
    mayFail: true,
  },
} satisfies Readonly<Record<string, Fault>>

/** The name of a fault. */
export type FaultName = keyof typeof FAULTS
