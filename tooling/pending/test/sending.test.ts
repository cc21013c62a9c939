/**
 * Sends while something breaks.
 *
 * In      SENDING_CELLS   `all`; a share that meets each step, fault, sender and reload when absent
 *         SENDING_REPORT  a file with a line for each cell; cells that are in it are not run again
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { lendLocks } from '@bowline/jest-preset/page-locks'
import { createSeededRandom } from '@bowline/jest-preset/seeded-random'
import { bitcoinFamily } from '../src/bitcoin-family.js'
import { stopTime } from '../src/clock.js'
import { evmFamily } from '../src/evm-family.js'
import type { Family } from '../src/family.js'
import type { Step } from '../src/sending/broken-network.js'
import { faultOfCell, type SendCell, type Sender, sendCells, stepOfCell } from '../src/sending/cells.js'
import { runSendCell } from '../src/sending/run-cell.js'
import { solanaFamily } from '../src/solana-family.js'
import { swapFamily } from '../src/swap-family.js'

const { SENDING_CELLS, SENDING_REPORT } = process.env
const SHARE = 41
const CELLS_PER_CHAIN = 150
const LIMIT_MS = 3 * 3_600_000

const done = new Set(
  SENDING_REPORT && existsSync(SENDING_REPORT)
    ? readFileSync(SENDING_REPORT, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => String(JSON.parse(line).key))
    : [],
)
const nameOf = (cell: SendCell) => `${cell.family}, ${cell.kind}, wallet ${cell.who}, ${cell.nodes} node(s)`
const keyOf = (cell: SendCell) => `${nameOf(cell)}: ${stepOfCell(cell)}: ${faultOfCell(cell)}`

type Row<Kind extends string, Fate extends string> = {
  readonly begin: () => Promise<Family<Kind, Fate>>
  readonly senders: readonly Sender<Kind>[]
  readonly steps: readonly Step[]
  /** Of the share in `npm test`: every so many cells one. */
  readonly share?: number
}

function testSending<Kind extends string, Fate extends string>(
  name: string,
  { begin, senders, steps, share = SHARE }: Row<Kind, Fate>,
): void {
  test(
    `R-SEND-161 R-SEND-162 never calls a moved amount failed and never moves it twice while something breaks: ${name}`,
    async () => {
      const all = sendCells(name, senders, steps)
      const isChosen = (cell: SendCell, index: number) =>
        (SENDING_CELLS === 'all' || index % share === 0) && !done.has(keyOf(cell))
      const locks = lendLocks({ slowMs: 40 })
      const failures: string[] = []
      let family: Family<Kind, Fate> | undefined
      try {
        for (const [index, cell] of all.filter(isChosen).entries()) {
          if (index % CELLS_PER_CHAIN === 0) {
            await family?.close()
            family = await begin()
          }
          if (!family) continue
          const { word, problems } = await run(family, cell, index)
          report(cell, { word, problems })
          if (problems.length > 0) failures.push(`${keyOf(cell)}: ${problems.join('; ')}`)
        }
      } finally {
        locks.giveBack()
        await family?.close()
      }
      expect(failures).toEqual([])
    },
    LIMIT_MS,
  )
}

type Result = { readonly word: string; readonly problems: readonly string[] }

function report(cell: SendCell, { word, problems }: Result): void {
  if (!SENDING_REPORT) return
  const place = { key: keyOf(cell), view: nameOf(cell), endpoint: stepOfCell(cell), fault: faultOfCell(cell) }
  const outcome = problems.length > 0 ? 'failed' : word === 'failed' ? 'not sent' : word
  appendFileSync(SENDING_REPORT, `${JSON.stringify({ ...place, outcome, problems })}\n`)
}

async function run<Kind extends string, Fate extends string>(
  family: Family<Kind, Fate>,
  cell: SendCell<Kind>,
  index: number,
): Promise<Result> {
  const clock = stopTime()
  try {
    return await runSendCell(family, cell, { clock, random: createSeededRandom(7_000 + index) })
  } catch (error) {
    return { word: 'failed', problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
  } finally {
    clock.stop()
  }
}

testSending('EVM', {
  begin: evmFamily,
  senders: [
    { kind: 'coin', who: 'sends' },
    { kind: '6 decimals', who: 'sends' },
    { kind: 'batch', who: 'sends' },
  ],
  steps: ['broadcast', 'look', 'receipt'],
})

testSending('EVM swaps', {
  begin: swapFamily,
  senders: [
    { kind: 'approval', who: 'sends' },
    { kind: 'reset', who: 'sends' },
    { kind: 'swap', who: 'sends' },
  ],
  steps: ['broadcast', 'look', 'receipt', 'quote', 'allowance', 'build'],
  // Each goes through a form and a review.
  share: 61,
})

testSending('EVM payments', {
  begin: evmFamily,
  senders: [
    { kind: 'payment', who: 'sends' },
    { kind: 'payment, 6 decimals', who: 'sends' },
  ],
  steps: ['broadcast', 'look', 'receipt'],
})

testSending('EVM exchanges', {
  begin: evmFamily,
  senders: [{ kind: 'payment at an exchange', who: 'sends' }],
  steps: ['exchanges', 'pay page', 'status'],
})

testSending('Solana', {
  begin: solanaFamily,
  senders: [
    { kind: 'coin', who: 'signs' },
    { kind: '6 decimals', who: 'signs' },
    { kind: 'coin', who: 'sends' },
    { kind: '6 decimals', who: 'sends' },
  ],
  steps: ['broadcast', 'look'],
})

testSending('Bitcoin', {
  begin: bitcoinFamily,
  senders: [
    { kind: 'signed by the wallet', who: 'signs' },
    { kind: 'sent by the wallet', who: 'sends' },
  ],
  steps: ['broadcast', 'look'],
})
