/**
 * Runs the load.
 *
 * In      the number of wallets and of users at once; the program of an instance
 * Out     a report, and whether nothing was lost and nothing failed
 */
import { createSiteScene } from '../../../packages/secure-site/test/secure-site-fixture.js'
import { backUp, dropDatabase, restore } from './backup.js'
import { startInstances } from './instances.js'
import { createLoadUser } from './load-user.js'
import { createMeasure, type Measure } from './measure.js'

const INSTANCES = 2
const KILLS = 4

type LoadParams = { readonly wallets: number; readonly users: number; readonly program: string }

/** Runs all phases. */
export async function runLoad({ wallets, users, program }: LoadParams): Promise<{ report: string; isGood: boolean }> {
  const scene = await createSiteScene()
  try {
    let measure: Measure = createMeasure()
    let instances = await startInstances(INSTANCES, program, scene.env)
    const world = {
      send: (request: Request) => measure.send(request, instances.send),
      latestMail: scene.latestMail,
    }
    const everyone = Array.from({ length: wallets }, (_, index) => createLoadUser(world, `user${index}@mail.example`))
    const addresses = new Map<number, string>()
    const lost = new Set<number>()
    const keep = async (index: number, finding: Promise<string>) => {
      const address = await finding.catch((error) => `${error}`)
      const isSame = address.startsWith('0x') && (addresses.get(index) ?? address) === address
      if (isSame) addresses.set(index, address)
      else if (!lost.has(index)) console.error(`user ${index}: ${address}`)
      if (!isSame) lost.add(index)
    }

    let done = 0
    let restarting = Promise.resolve()
    const killAfter = Math.ceil(wallets / (KILLS + 1))
    await inParallel(users, everyone, async (user, index) => {
      await keep(index, user.logIn())
      await Promise.all([keep(index, user.recover()), keep(index, user.sign())])
      done += 1
      if (done % killAfter === 0 && done < wallets) restarting = restarting.then(() => instances.restart())
    })
    await restarting
    const rows = [measure.row('at once, with kills')]
    let errors = measure.errors()
    await instances.stop()

    const backup = await backUp(scene.postgres)
    await dropDatabase(scene.postgres)
    await (await startInstances(1, program, scene.env)).stop()
    await restore(scene.postgres, backup)
    measure = createMeasure()
    instances = await startInstances(INSTANCES, program, scene.env)
    await inParallel(users, everyone, async (user, index) => keep(index, user.recover()))
    rows.push(measure.row('restored from the backup'))
    errors += measure.errors()
    await instances.stop()

    const head = `${wallets} wallets, ${users} users at once, ${INSTANCES} instances, ${KILLS} kills`
    const columns = 'phase | requests | per second | p50 | p99 | errors | cut off by a kill'
    return { report: [head, columns, ...rows, `lost: ${lost.size}`].join('\n'), isGood: lost.size + errors === 0 }
  } finally {
    await scene.end()
  }
}

async function inParallel<Item>(
  width: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries()
  const runNext = async () => {
    for (const [index, item] of queue) await work(item, index)
  }
  await Promise.all(Array.from({ length: width }, runNext))
}
