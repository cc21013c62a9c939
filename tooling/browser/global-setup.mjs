// @ts-check
import { startServers } from './servers.mjs'

/** Starts what the tests talk to, leaves the addresses in the environment of the workers, and answers how to stop it. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function globalSetup() {
  const { stop, ...addresses } = await startServers()
  process.env.BOWLINE_DEMO_URL = addresses.demoUrl
  process.env.BOWLINE_SERVERS = JSON.stringify(addresses)
  return stop
}
