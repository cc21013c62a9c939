// @ts-check
import { startServers } from './servers.mjs'

/**
 * Starts what the tests talk to, once for each worker that can run beside others, leaves the addresses in the environment of the
 * workers, and answers how to stop it. A worker that takes the place of one that ended finds the servers of that one.
 * @param {{ workers: number }} config
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function globalSetup({ workers }) {
  const starts = await Promise.allSettled(Array.from({ length: workers }, () => startServers()))
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const stop = async () => {
    await Promise.all(started.map((servers) => servers.stop()))
  }
  const failed = starts.find((start) => start.status === 'rejected')
  if (failed !== undefined) {
    await stop()
    throw failed.reason
  }
  process.env.BOWLINE_SERVERS = JSON.stringify(started.map(({ stop: _, ...addresses }) => addresses))
  return stop
}
