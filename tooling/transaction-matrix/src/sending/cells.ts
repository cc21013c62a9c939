/** The cells of the table: kind, sender, number of nodes, and what breaks. */
import type { Who } from '../chain-setup.js'
import {
  ANSWER_FAULTS,
  LINE_STEPS,
  type LineBreak,
  type LineFault,
  type LineStep,
  MESSAGE_FAULTS,
} from './broken-line.js'
import { type Break, FAULTS, isServiceStep, type Step } from './broken-network.js'

/** When the page is reloaded. */
export type ReloadAt = 'asked' | 'handed over' | 'answered' | 'looked'

/** One cell. */
export type SendCell<Kind extends string = string> = {
  readonly family: string
  readonly kind: Kind
  readonly who: Who
  readonly nodes: 1 | 2
  readonly breaks: readonly (Break | LineBreak)[]
  readonly reload?: ReloadAt | undefined
}

/** Kinds and senders of a family. */
export type Sender<Kind extends string = string> = Pick<SendCell<Kind>, 'kind' | 'who'>

const LOOK_FAULTS = ['connection lost', '502', 'internal error', 'malformed', 'wrong id', 'late', 'silent'] as const
const SERVICE_FAULTS = [
  ...(['unsent: connection lost', 'unsent: 429', 'connection lost', '502', 'internal error'] as const),
  ...(['malformed', 'wrong id', 'late', 'silent', 'doubled', 'clock jumps'] as const),
] as const
const SERVICE_FAULTS_WITH_RELOAD = ['connection lost', 'malformed', 'silent'] as const
const RELOADS: readonly ReloadAt[] = ['asked', 'handed over', 'answered', 'looked']
const WITH_RELOAD = ['connection lost', 'silent', 'already known', 'unsent: 502'] as const

const RELAY_FAULTS = MESSAGE_FAULTS.filter((fault) => fault !== 'wrong id')

/** Steps of each sender between page and wallet, and the faults of each step. */
const LINES: Readonly<Record<Who, Readonly<Partial<Record<LineStep, readonly LineFault[]>>>>> = {
  signs: {},
  sends: {},
  paired: {
    publish: RELAY_FAULTS,
    request: RELAY_FAULTS,
    window: ['late', 'after five minutes'],
    answer: ANSWER_FAULTS,
    response: RELAY_FAULTS,
  },
  embedded: {
    request: MESSAGE_FAULTS,
    window: ['late', 'after five minutes'],
    approved: MESSAGE_FAULTS,
    proceed: MESSAGE_FAULTS,
    response: MESSAGE_FAULTS,
  },
}

/** The nodes of the page. Remote wallets use their own nodes. */
const NODES: Readonly<Record<Who, readonly (1 | 2)[]>> = { signs: [1, 2], sends: [1, 2], paired: [1], embedded: [1] }

/** All cells of a family. */
export function sendCells<Kind extends string>(
  family: string,
  senders: readonly Sender<Kind>[],
  steps: readonly Step[],
): readonly SendCell<Kind>[] {
  return senders.flatMap((sender) =>
    NODES[sender.who].flatMap((nodes) =>
      [...breaksOf(steps, nodes), ...lineBreaksOf(sender.who)]
        .filter(({ reload }) => isPossible(sender, reload))
        .map((broken) => ({ family, ...sender, nodes, ...broken })),
    ),
  )
}

/** A page that closes before a wallet has signed sends nothing. */
function isPossible({ who }: Sender, reload: ReloadAt | undefined): boolean {
  return who !== 'signs' || reload !== 'asked'
}

type Broken = Pick<SendCell, 'breaks' | 'reload'>

function breaksOf(steps: readonly Step[], nodes: SendCell['nodes']): readonly Broken[] {
  // A service does not depend on the number of nodes.
  const services = nodes === 1 ? breaksOfServices(steps) : []
  return steps.includes('broadcast') ? [...breaksOfSending(steps), ...services] : services
}

function breaksOfServices(steps: readonly Step[]): readonly Broken[] {
  const services = steps.filter(isServiceStep)
  const faults = services.flatMap((step) => SERVICE_FAULTS.map((fault): Break => ({ step, fault })))
  const lost: Break = { step: 'broadcast', fault: 'connection lost', times: 1 }
  return [
    ...faults.flatMap((each) => [{ ...each, times: 1 }, { ...each, from: 2, times: 2 }, each].map(onlyOne)),
    // A lost response, and a failing service.
    ...(steps.includes('broadcast') ? faults.map((each) => ({ breaks: [lost, each] })) : []),
    ...services.flatMap((step) =>
      RELOADS.flatMap((reload) => SERVICE_FAULTS_WITH_RELOAD.map((fault) => ({ breaks: [{ step, fault }], reload }))),
    ),
  ]
}

const onlyOne = (broken: Break): Broken => ({ breaks: [broken] })

function breaksOfSending(steps: readonly Step[]): readonly Broken[] {
  const broadcasts = [...FAULTS, 'refused' as const].map((fault): Break => ({ step: 'broadcast', fault, times: 1 }))
  const always = FAULTS.map((fault): Break => ({ step: 'broadcast', fault }))
  const looks = steps
    .filter((step) => step !== 'broadcast' && !isServiceStep(step))
    .flatMap((step) =>
      LOOK_FAULTS.flatMap((fault): readonly Break[] => [
        { step, fault, times: 1 },
        { step, fault, from: 2, times: 2 },
        { step, fault, times: 8 },
      ]),
    )
  const lost: Break = { step: 'broadcast', fault: 'connection lost', times: 1 }
  return [
    ...[...broadcasts, ...always, ...looks].map(onlyOne),
    // A lost response, and failing checks.
    ...looks.map((broken) => ({ breaks: [lost, broken] })),
    ...RELOADS.map((reload) => ({ breaks: [], reload })),
    ...RELOADS.flatMap((reload) =>
      WITH_RELOAD.map((fault): Broken => ({ breaks: [{ step: 'broadcast', fault, times: 1 }], reload })),
    ),
  ]
}

function lineBreaksOf(who: Who): readonly Broken[] {
  const breaks = LINE_STEPS.flatMap((step) =>
    (LINES[who][step] ?? []).map((fault): LineBreak => ({ step, fault, times: 1 })),
  )
  const lost: Break = { step: 'broadcast', fault: 'connection lost', times: 1 }
  return breaks.flatMap((broken) => [
    { breaks: [broken] },
    { breaks: [broken, lost] },
    ...RELOADS.map((reload) => ({ breaks: [broken], reload })),
  ])
}

/** The columns of the table: step and moment. */
export function stepOfCell({ breaks, reload }: SendCell): string {
  const [first, second] = breaks
  const when = ({ from = 1, times }: Break | LineBreak) =>
    times === undefined ? 'each' : times === 1 ? `${from}.` : `${from}.–${from + times - 1}.`
  const words = [first, second].flatMap((broken) => (broken ? [`${when(broken)} ${broken.step}`] : []))
  return [...words, ...(reload ? [`reload when ${reload}`] : [])].join(' + ')
}

/** The rows of the table. */
export function faultOfCell({ breaks }: SendCell): string {
  return breaks.map(({ fault }) => fault).join(' + ') || 'none'
}
