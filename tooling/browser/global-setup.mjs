// @ts-check
import { startServers } from './servers.mjs'

/** Starts what the tests talk to, leaves the addresses in the environment of the workers, and answers how to stop it. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function globalSetup() {
  const { demoUrl, chains, stop } = await startServers()
  process.env.BOWLINE_DEMO_URL = demoUrl
  process.env.BOWLINE_CHAINS = JSON.stringify(chains)
  return stop
}
