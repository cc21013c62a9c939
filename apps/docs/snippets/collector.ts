import { evm } from '@bowline/adapter-evm'
import { type AnalyticsCollector, createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'

const analyticsCollector: AnalyticsCollector = async (record) => {
  await fetch('/api/events', { method: 'POST', body: JSON.stringify(record), keepalive: true })
}

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet],
  adapters: [evm()],
  analyticsCollector,
})
