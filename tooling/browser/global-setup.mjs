// @ts-check
import { startServers } from './servers.mjs'

/**
 * Starts the servers of the tests, once for each parallel worker, puts the addresses into the environment of the workers, and
 * returns a function that stops them. A worker that replaces a failed one uses the same servers.
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
