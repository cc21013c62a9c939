/**
 * Sends while something breaks.
 *
 * In      SENDING_CELLS   `all`; a share by default
 *         SENDING_REPORT  a file with a line for each cell; cells in it are not run again
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { drawCount } from '@bowline/jest-preset/draw-count'
import { lendLocks, type PageLocks } from '@bowline/jest-preset/page-locks'
import { createSeededRandom } from '@bowline/jest-preset/seeded-random'
import { bitcoinFamily } from '../src/bitcoin-family.js'
import type { Family, Who } from '../src/chain-setup.js'
import { stopTime } from '../src/clock.js'
import { evmFamily } from '../src/evm-family.js'
import type { Step } from '../src/sending/broken-network.js'
import { faultOfCell, type SendCell, type Sender, sendCells, stepOfCell } from '../src/sending/cells.js'
import { runSendCell } from '../src/sending/run-cell.js'
import { solanaFamily } from '../src/solana-family.js'
import { swapFamily } from '../src/swap-family.js'

const { SENDING_CELLS, SENDING_REPORT } = process.env
/** One cell out of this many runs, in `npm test` and in the full run. */
const SHARES: Readonly<Record<Who, number>> = drawCount({
  usual: { signs: 311, sends: 311, paired: 509, embedded: 509 },
  full: { signs: 41, sends: 41, paired: 83, embedded: 83 },
})
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

const IDS: Readonly<Record<Who, string>> = {
  signs: 'R-SEND-161 R-SEND-162',
  sends: 'R-SEND-161 R-SEND-162',
  paired: 'R-SEND-161 R-CONN-257 R-CONN-258 R-CONN-277 R-CONN-278 R-CONN-279',
  embedded: 'R-SEND-161 R-FRAME-68 R-FRAME-69 R-FRAME-70 R-FRAME-71 R-FRAME-72',
}
const WORDS: Readonly<Record<Who, string>> = {
  signs: 'a wallet that signs',
  sends: 'a wallet that sends',
  paired: 'a paired wallet',
  embedded: 'the embedded wallet',
}

type Row<Kind extends string, Fate extends string> = {
  readonly begin: () => Promise<Family<Kind, Fate>>
  readonly who: Who
  readonly kinds: readonly Kind[]
  readonly steps: readonly Step[]
  /** Varies by sender when absent. */
  readonly share?: number
}

function testSending<Kind extends string, Fate extends string>(
  name: string,
  { begin, who, kinds, steps, share = SHARES[who] }: Row<Kind, Fate>,
): void {
  test(
    `${IDS[who]} never calls a moved amount failed and never moves it twice while something breaks: ${name}, ${WORDS[who]}`,
    async () => {
      const senders = kinds.map((kind): Sender<Kind> => ({ kind, who }))
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
          const { word, problems } = await run(family, cell, { index, locks })
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
  { index, locks }: { readonly index: number; readonly locks: PageLocks },
): Promise<Result> {
  const clock = stopTime()
  try {
    return await runSendCell(family, cell, { clock, locks, random: createSeededRandom(7_000 + index) })
  } catch (error) {
    return { word: 'failed', problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
  } finally {
    clock.stop()
  }
}

const EVM = { begin: evmFamily, steps: ['broadcast', 'look', 'receipt'] } as const
testSending('EVM', { ...EVM, who: 'sends', kinds: ['coin', '6 decimals', 'batch'] })
testSending('EVM', { ...EVM, who: 'paired', kinds: ['coin', '6 decimals', 'batch'] })
testSending('EVM', { ...EVM, who: 'embedded', kinds: ['coin', '6 decimals'] })

const SWAPS = ['broadcast', 'look', 'receipt', 'quote', 'allowance', 'build'] as const
// Each uses a form and a review.
testSending('EVM swaps', {
  ...{ begin: swapFamily, steps: SWAPS, share: drawCount({ usual: 401, full: 61 }) },
  ...{ who: 'sends', kinds: ['approval', 'reset', 'swap'] },
})
testSending('EVM payments', { ...EVM, who: 'sends', kinds: ['payment', 'payment, 6 decimals'] })
testSending('EVM exchanges', {
  ...{ begin: evmFamily, steps: ['exchanges', 'pay page', 'status'] },
  ...{ who: 'sends', kinds: ['payment at an exchange'] },
})

const SOLANA = { begin: solanaFamily, steps: ['broadcast', 'look'] } as const
testSending('Solana', { ...SOLANA, who: 'signs', kinds: ['coin', '6 decimals'] })
testSending('Solana', { ...SOLANA, who: 'sends', kinds: ['coin', '6 decimals'] })
testSending('Solana', { ...SOLANA, who: 'paired', kinds: ['coin', '6 decimals'] })
testSending('Solana', { ...SOLANA, who: 'embedded', kinds: ['coin', '6 decimals'] })

const BITCOIN = { begin: bitcoinFamily, steps: ['broadcast', 'look'] } as const
testSending('Bitcoin', { ...BITCOIN, who: 'signs', kinds: ['signed by the wallet'] })
testSending('Bitcoin', { ...BITCOIN, who: 'sends', kinds: ['sent by the wallet'] })
testSending('Bitcoin', { ...BITCOIN, who: 'paired', kinds: ['sent by the wallet'] })
