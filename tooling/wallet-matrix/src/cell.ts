/**
 * One wallet, one fault, one moment: runs it and finds the broken promises of the kit.
 *
 * Out     problems, one sentence each; empty when all promises were kept
 */
import { createSeededRandom } from '@bowline/jest-preset/seeded-random'
import { KitError } from '@bowline/kit-core'
import { close, connect, disconnect, open } from '@bowline/kit-core/actions'
import { createMemoryStorage } from '@bowline/kit-core/testing'
import type { Clock } from './clock.js'
import { FAULTS, type Fault, type FaultName, RAW_WORDS } from './faults.js'
import { type Visit, visit } from './visit.js'
import { comeBack, MOMENTS, type Moment, type MomentName, memorySignIn } from './visit-stages.js'
import type { Kind, Subject } from './wallet-under-test.js'

/** Longer than every slow response, and than the kit's time limits. */
const WHILE_MS = 35_000
/** Time within which an available wallet is shown correctly. */
const SOON_MS = 1_000
const START_MS = 500

/** A cell of the matrix. */
export type Cell = {
  readonly kind: Kind
  readonly fault: FaultName
  readonly moment: MomentName
  readonly seed: number
}

type Outcome = { readonly isOver: boolean; readonly error?: unknown; readonly isRejected?: boolean }

/** Runs a cell. */
export async function runCell({ kind, fault: faultName, moment: momentName, seed }: Cell, clock: Clock) {
  const random = createSeededRandom(seed)
  const moment: Moment = MOMENTS[momentName]
  const fault: Fault = FAULTS[faultName]
  const problems: string[] = []
  const storage = createMemoryStorage()
  const subject = await kind.make()
  const signIn = momentName === 'sign-in' ? memorySignIn() : undefined
  const visits: Visit[] = []
  const begin = (where = storage) => {
    const made = visit(kind, where, signIn)
    visits.push(made)
    return made
  }

  subject.enter()
  let page = begin()
  await clock.pass(START_MS)
  if (moment.isConnected) {
    const connecting = settle(connect(page.kit, { connectorId: subject.connectorId }))
    await clock.pass(START_MS)
    if (connecting().isRejected !== false) problems.push(`it did not connect at first: ${String(connecting().error)}`)
  }
  const promptsBefore = subject.prompts().length
  if (moment.isLoaded) page.leave()

  fault.begin(subject, [...new Set(moment.purposes.flatMap((purpose) => subject.methods[purpose]))], random)
  if (moment.isLoaded) page = begin()
  const other = moment.isInTwoTabs ? begin({ ...storage, ...storage.tab() }) : undefined
  const scene = { kind, subject, page }
  const action: () => Outcome = moment.act ? settle(moment.act(scene)) : () => ({ isOver: true })
  moment.happen?.(scene)
  await clock.pass(WHILE_MS)
  problems.push(...lostConnections(momentName, moment, subject, page))

  fault.end(subject)
  if (fault.isUntold) comeBack()
  await clock.pass(SOON_MS)
  const outcome = action()
  if (!outcome.isOver) problems.push('what the visitor asked for never ended')
  if (outcome.isRejected) problems.push(...wrongWords(outcome.error, fault))

  const newPrompts = subject.prompts().slice(promptsBefore)
  // A wallet on another network is asked to switch before it sends.
  const expected = [...(moment.prompt ?? []), ...(momentName === 'send' ? ['switch-chain'] : [])]
  if (new Set(newPrompts).size < newPrompts.length || newPrompts.some((prompt) => !expected.includes(prompt))) {
    problems.push(`windows of the wallet: ${newPrompts.join(', ')}`)
  }

  if (momentName === 'connect' && outcome.isRejected) {
    await open(page.kit, { view: 'Connect' })
    close(page.kit)
    await clock.pass(SOON_MS)
    const again = settle(connect(page.kit, { connectorId: subject.connectorId }))
    await clock.pass(SOON_MS)
    if (again().isRejected !== false) problems.push(`a second try does not connect: ${String(again().error)}`)
  }
  if (momentName === 'disconnect' && outcome.isRejected) {
    const again = settle(disconnect(page.kit))
    await clock.pass(SOON_MS)
    if (again().isRejected !== false) problems.push(`a second try does not disconnect: ${String(again().error)}`)
  }
  for (const looked of other ? [page, other] : [page]) problems.push(...lies(momentName, moment, subject, looked))
  for (const made of visits) made.leave()
  subject.leave()
  return problems
}

function settle(promise: Promise<unknown>): () => Outcome {
  let outcome: Outcome = { isOver: false }
  promise.then(
    () => {
      outcome = { isOver: true, isRejected: false }
    },
    (error: unknown) => {
      outcome = { isOver: true, isRejected: true, error }
    },
  )
  return () => outcome
}

function lostConnections(name: MomentName, { isConnected }: Moment, { connectorId }: Subject, page: Visit): string[] {
  const { stored } = page.seen()
  return !isConnected || name === 'disconnect' || stored.includes(connectorId) ? [] : ['the stored connection was lost']
}

function wrongWords(error: unknown, { mayFail = false }: Fault): string[] {
  if (!(error instanceof KitError)) return [`rejected with no error of the kit: ${String(error)}`]
  const { code, message } = error
  const isRaw = code !== 'wallet/request-failed' && message.includes(RAW_WORDS)
  return [
    ...(mayFail ? [] : [`failed without a reason: ${code} ${message}`]),
    ...(isRaw || message.trim() === '' ? [`words of ${code}: ${message || 'none'}`] : []),
  ]
}

function lies(name: MomentName, { isLoaded, isInTwoTabs }: Moment, subject: Subject, page: Visit): string[] {
  const seen = page.seen()
  const { status, address, network, stored } = seen
  const isConnected = name !== 'page start' && name !== 'disconnect'
  const mustBeBack = subject.canBeAsked || !isLoaded
  const said: string[] = []
  if (!isConnected) {
    if (seen.used !== undefined) said.push("the app's own library is connected although no account is open")
    if (status !== 'disconnected') said.push(`${status} although no account is open`)
    if (name === 'disconnect' && stored.length > 0) said.push('a connection is stored that was ended')
    return said
  }
  // A host library whose own restore fails revokes the access; no other code may.
  const isTakenAway = (isLoaded || isInTwoTabs) && 'used' in seen && subject.opened() === undefined
  if (status !== 'connected') return mustBeBack && !isTakenAway ? [`${status}, while the wallet is there`] : []
  if (address?.toLowerCase() !== subject.opened()?.toLowerCase()) {
    said.push(`shows ${address}, and the wallet uses ${subject.opened()}`)
  }
  if ('used' in seen && seen.used?.toLowerCase() !== address?.toLowerCase()) {
    said.push(`shows ${address}, and the app's own library uses ${seen.used}`)
  }
  const where = subject.network()
  if (where !== undefined && network !== where) said.push(`shows ${network}, and the wallet is on ${where}`)
  if (!stored.includes(subject.connectorId)) said.push('the connection is not stored')
  return said
}
