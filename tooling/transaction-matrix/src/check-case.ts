/** Checks the kit's promises about sent transactions at the end of a case. */
import { formatUnits, isKitError, selectAccount, selectActivityGroups } from '@bowline/kit-core'
import { fetchTransactions, refreshBalance, refreshTokens } from '@bowline/kit-core/actions'
import type { Family, Scene, Truth } from './chain-setup.js'
import { wrongOffer, wrongReviews, wrongSwapWords } from './check-swap.js'
import type { Clock } from './clock.js'
import type { Values } from './dimensions.js'
import { ENDS, type Sent, wordOf } from './outcomes.js'
import type { Page } from './page.js'
import type { Story } from './run-case.js'

type Parts = {
  readonly family: Pick<Family, 'isServed'>
  readonly values: Values
  readonly clock: Clock
  readonly open: () => Page
}

const VISIT_MS = 5_000

export async function checkCase(story: Story, parts: Parts): Promise<readonly string[]> {
  const { scene, pages, sendings } = story
  const wrong = [...wrongOutcomes(story)]
  // Two equal transfers may be one transaction.
  const byHash = new Map(sendings.flatMap((sending) => (sending.outcome.hash ? [[sending.outcome.hash, sending]] : [])))
  const sent = await Promise.all(
    [...byHash].map(async ([hash, sending]) => ({ hash, sending, truth: await scene.truthOf(hash) })),
  )
  for (const { hash, truth, sending } of sent) {
    for (const page of pages.filter((each) => each.isAlive())) {
      const row = page.rows().find((each) => each.hash === hash)
      if (row) wrong.push(...wrongRow(row, truth))
      else if (sending.isHeard && page === sending.page) wrong.push('what its own page sent has no row')
    }
  }
  const swap = scene.swap && { ...story, swap: scene.swap }
  wrong.push(...(swap ? wrongSwapWords(swap, sent) : wrongWords(story, sent, parts.values)))
  const { clock } = parts
  if (swap) wrong.push(...(await wrongReviews(swap, clock)))
  wrong.push(...wrongPrompts(story))
  for (const page of pages.filter((each) => each.isAlive())) wrong.push(...(await wrongBalances(page, scene, parts)))
  wrong.push(...(await wrongArrival(story, sent)))

  const before = pages.flatMap(({ reported }) => reported).length
  for (const page of pages) page.leave()
  const last = parts.open()
  await clock.pass(VISIT_MS)
  if (pages.flatMap(({ reported }) => reported).length > before) wrong.push('the next visit reports it again')
  for (const row of last.rows()) {
    const truth = await scene.truthOf(row.hash)
    if (truth.status !== row.status) wrong.push(`the next visit says ${row.status} of it`)
  }
  if (swap) wrong.push(...(await wrongOffer(swap, last, clock)))
  last.leave()
  return wrong
}

function wrongOutcomes({ scene, sendings }: Story): readonly string[] {
  return sendings.flatMap(({ outcome: { hash, error }, page }) => {
    if (hash === undefined && error === undefined) return page.isAlive() ? ['a promise never settles'] : []
    if (scene.refusal) {
      return scene.refusal(error) ? [] : [`what the wallet fails with ends as ${hash ?? String(error)}`]
    }
    // While it is unknown whether a closed page has sent, the same is not sent again.
    if (isKitError(error, 'transaction/unknown') && sendings.some(({ isHeard }) => !isHeard)) return []
    return hash === undefined ? [`it was not sent: ${String(error)} ${String(Object(error).cause ?? '')}`] : []
  })
}

function wrongPrompts({ scene, sendings }: Story): readonly string[] {
  const asked = scene.prompts()
  return asked <= sendings.length ? [] : [`the wallet was asked ${asked} times for ${sendings.length}`]
}

function wrongRow(row: ReturnType<Page['rows']>[number], truth: Truth): readonly string[] {
  if (row.status !== truth.status) return [`the row says ${row.status}, and the chain ${truth.status}`]
  const settledAs = 'settledAs' in truth ? truth.settledAs : row.hash
  // A replacement that can no longer be found is reported without its name.
  const isNamed = row.status !== 'replaced' || row.settledAs !== undefined
  if (isNamed && (row.settledAs ?? row.hash) !== settledAs) return ['the row leads to another transaction']
  if (truth.status === 'replaced' && row.reason !== truth.reason && isNamed) {
    return [`the row says ${row.reason}, and it was ${truth.reason}`]
  }
  return []
}

function wrongWords({ scene, pages }: Story, sent: readonly Sent[], { reload, fate }: Values): readonly string[] {
  const reported = pages.flatMap((page) => page.reported)
  const ended = sent.filter(({ truth, sending }) => truth.status !== 'pending' && sending.isHeard)
  const due = ended.map(({ truth }) => ENDS[wordOf(truth)]).sort()
  const said = [...reported].sort()
  // The next page may find on chain what a wallet sent for a closed page.
  for (const { truth, sending } of sent) {
    const word = ENDS[wordOf(truth)]
    if (!sending.isHeard && countOf(said, word) > countOf(due, word)) said.splice(said.indexOf(word), 1)
  }
  // A report about a block that the chain dropped later was correct.
  const wasIn = fate === 'reorganized' ? ended.filter((one) => isGone(one, scene)).length : 0
  if (!scene.isReported && reload === 'never') {
    // A different outcome than the first one is still reported.
    return reported.length > wasIn ? [`the app's own is reported: ${reported.join(', ')}`] : []
  }
  const missing = due.filter((word) => countOf(due, word) > countOf(said, word))
  const more = said.length - due.length
  const wereIn = [ENDS.confirmed, ENDS.failed].map((word) => countOf(said, word) - countOf(due, word))
  const isSame = missing.length === 0 && more <= wasIn && wereIn.reduce((sum, count) => sum + count, 0) === more
  if (isSame || (!scene.isReported && more <= wasIn)) return []
  return [`reported ${said.join(', ') || 'nothing'}, instead of ${due.join(', ') || 'nothing'}`]
}

/** A batch that is in no block has failed, and has no other outcome. */
const isGone = ({ truth, hash }: Sent, { isReported }: Scene) =>
  truth.status === 'dropped' || (!isReported && truth.status === 'failed' && truth.settledAs === hash)

const countOf = (words: readonly string[], word: string) => words.filter((other) => other === word).length

async function wrongBalances(page: Page, scene: Scene, { family, values, clock }: Parts): Promise<readonly string[]> {
  const { kit } = page
  let open = 3
  const over = () => {
    open -= 1
  }
  for (const reading of [
    refreshBalance(kit, { isForced: true }),
    refreshTokens(kit, { isForced: true }),
    fetchTransactions(kit),
  ]) {
    reading.then(over, over)
  }
  if (!(await clock.until(() => open === 0))) return ['the repeated read never comes']
  const held = await scene.held()
  const account = selectAccount(kit.getState())
  const wrong: string[] = []
  const [coin] = held
  const text = coin && formatUnits(coin.units, coin.decimals)
  if (text !== account.balance) wrong.push(`shows ${account.balance} of the coin, and there is ${text}`)
  for (const { address, units, decimals } of held) {
    const rows = account.tokenBalance.filter(
      (token) => token.address?.split(':')[2]?.toLowerCase() === address?.toLowerCase(),
    )
    const there = formatUnits(units, decimals)
    if (rows.length > 1) wrong.push('a token is listed twice')
    for (const { quantity } of rows) {
      if (quantity.numeric !== there) wrong.push(`shows ${quantity.numeric} of a token, and there is ${there}`)
    }
    if (rows.length === 0 && family.isServed && values.service !== 'leaves out' && units > 0n && decimals > 0) {
      wrong.push('a reported token is not listed')
    }
  }
  const groups = selectActivityGroups(kit.getState()).flatMap(({ transactions }) => transactions)
  const hashes = groups.flatMap(({ metadata }) => metadata.hash ?? [])
  if (new Set(hashes).size < hashes.length) wrong.push('a transaction has two rows in Activity')
  return wrong
}

async function wrongArrival({ pages, scene }: Story, sent: readonly Sent[]): Promise<readonly string[]> {
  const [only, another] = sent
  if (!only || another) return []
  const arrived = formatUnits(await scene.received(), scene.range.decimals)
  return pages
    .filter((page) => page.isAlive())
    .flatMap(({ kit }) => {
      const reported = kit.getState().send.sent?.arrived
      return reported === undefined || reported === arrived ? [] : [`says that ${reported} arrived, and ${arrived} did`]
    })
}
