import { createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet],
  themeMode: 'system',
  themeVariables: {
    '--bl-accent': '#0a7d5a',
    '--bl-border-radius-master': '2px',
    '--bl-qr-color': '#0a4d3a',
  },
  fullScreenOnPhone: true,
})
