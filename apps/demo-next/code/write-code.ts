/**
 * Formats the code that an app needs for the kit of this page.
 *
 * In      settings, localServices   the inputs of the page's own kit
 * Out     files, each with its name
 */

import { LOCALE_TAGS } from '../host/locale-tag'
import { rpcUrls } from '../host/rpc-urls'
import { type LocalChain, localEvmUrl } from '../server/local-chains'
import { type LocalServices, NO_LOCAL_SERVICES } from '../server/local-services'
import { FAMILIES, type FamilyName } from '../settings/families'
import {
  EVM_NETWORKS,
  type EvmNetworkName,
  evmNames,
  isWrittenName,
  type NetworkName,
  WRITTEN_NETWORKS,
} from '../settings/networks'
import { plainOptions } from '../settings/plain-options'
import { hasWagmi, type Settings } from '../settings/settings'
import { writeImport } from './write-import'
import { payButtonFile } from './write-pay'
import { signInLines, signInServerFile, verifiersOf } from './write-sign-in'
import { slotsFile } from './write-slots'
import { writeValue } from './write-value'

/** A file of an app. */
export type CodeFile = { readonly name: string; readonly text: string }

/** Formats the files. */
export function writeCode(settings: Settings, localServices: LocalServices = NO_LOCAL_SERVICES): readonly CodeFile[] {
  const files = [{ name: 'kit.ts', text: kitFile(settings, localServices) }]
  if (hasWagmi(settings)) files.push({ name: 'wagmi.ts', text: wagmiFile(settings, localServices) })
  if (settings.host === 'ethereum-provider')
    files.push({ name: 'provider.ts', text: providerFile(settings, localServices) })
  files.push({ name: 'providers.tsx', text: providersFile(settings) })
  if (settings.slots) files.push({ name: 'slots.tsx', text: slotsFile() })
  if (settings.switches.pay) files.push({ name: 'pay-button.tsx', text: payButtonFile() })
  if (settings.storage === 'cookie') files.push({ name: 'layout.tsx', text: layoutFile() })
  if (settings.signIn === 'server') files.push({ name: 'api/sign-in/[step]/route.ts', text: signInServerFile() })
  return files
}

function kitFile(settings: Settings, localServices: LocalServices): string {
  const isWagmi = hasWagmi(settings)
  const adapters: readonly FamilyName[] = settings.host === 'universal' ? [] : settings.adapters
  const hasConfig = isWagmi && adapters.includes('evm')
  const hasProvider = settings.host === 'ethereum-provider' && adapters.includes('evm')
  const given = hasConfig ? '{ config }' : hasProvider ? '{ provider }' : ''
  const calls = adapters.map((family) => `${family}(${family === 'evm' ? given : ''})`)
  const nameHere = (name: NetworkName) =>
    (adapters.some((family) => family === name) ? OTHER_NAMES[name] : undefined) ?? name
  const imported = (name: NetworkName) => (nameHere(name) === name ? name : `${name} as ${nameHere(name)}`)
  const brought = settings.networks.filter((name) => !isWrittenName(name)).sort()
  const options = {
    ...plainOptions(settings, localServices),
    ...(localServices.localChains.length > 0 && { customRpcUrls: rpcUrls(localServices.localChains) }),
  }
  const rest = writeValue(options)
  return lines(
    ...[...FAMILIES].sort().flatMap((family) => {
      const names = [...(adapters.includes(family) ? [family] : []), ...verifiersOf(settings, family)]
      return names.length === 0 ? [] : [`import { ${names.join(', ')} } from '@bowline/adapter-${family}'`]
    }),
    `import { createKit } from '@bowline/kit-core'`,
    brought.length > 0 && writeImport(brought.map(imported), '@bowline/kit-core/networks'),
    ...signInLines(settings).imports,
    hasProvider && `import { provider } from './provider'`,
    hasConfig && `import { config } from './wagmi'`,
    '',
    ...settings.networks.flatMap(writtenNetwork),
    'export const kit = createKit({',
    `  projectId: ${writeValue(settings.projectId)},`,
    `  networks: [${settings.networks.map(nameHere).join(', ')}],`,
    calls.length > 0 && `  adapters: [${calls.join(', ')}],`,
    ...signInLines(settings).options,
    settings.collector && '  analyticsCollector: (record) => console.info(record),',
    rest !== '{}' && rest.slice(2, -2),
    '})',
    '',
    `declare module '@bowline/kit-core' {`,
    '  interface Register {',
    '    kit: typeof kit',
    '  }',
    '}',
  )
}

/** Two networks have the names of adapters; with those they are imported under other names. */
const OTHER_NAMES: Partial<Record<NetworkName, string>> = { solana: 'solanaMainnet', bitcoin: 'bitcoinMainnet' }

function writtenNetwork(name: NetworkName): readonly string[] {
  return isWrittenName(name) ? [`const ${name} = ${writeValue(WRITTEN_NETWORKS[name])} as const`, ''] : []
}

function wagmiFile(settings: Settings, localServices: LocalServices): string {
  const { localChains } = localServices
  const isPairing = settings.host === 'wagmi-walletconnect'
  const networks = evmNames(settings.networks)
  return lines(
    writeImport([...networks].sort(), '@bowline/kit-core/networks'),
    `import { createConfig, http } from 'wagmi'`,
    isPairing && `import { walletConnect } from 'wagmi/connectors'`,
    '',
    'export const config = createConfig({',
    `  chains: [${networks.join(', ')}],`,
    isPairing && `  connectors: [walletConnect(${writeValue(pairingOptions(settings, localServices))})],`,
    '  transports: {',
    ...networks.map((name) => `    [${name}.id]: http(${localUrl(name, localChains)}),`),
    '  },',
    '  ssr: true,',
    '})',
  )
}

function providerFile(settings: Settings, localServices: LocalServices): string {
  const optionalChains = evmNames(settings.networks).map((name) => EVM_NETWORKS[name].id)
  return lines(
    `import { EthereumProvider } from '@walletconnect/ethereum-provider'`,
    '',
    `export const provider = () => EthereumProvider.init(${writeValue({ ...pairingOptions(settings, localServices), optionalChains })})`,
  )
}

function pairingOptions({ projectId }: Settings, { relayUrl }: LocalServices) {
  return { projectId, ...(relayUrl !== undefined && { relayUrl }), showQrModal: false }
}

function providersFile({ host, locale, storage, embed, slots, texts }: Settings): string {
  const isWagmi = hasWagmi({ host })
  const isCookie = storage === 'cookie'
  const props = [
    'kit={kit}',
    isCookie && 'initialState={initialState}',
    locale !== 'en' && `locale="${LOCALE_TAGS[locale]}"`,
    Object.keys(texts).length > 0 && `messages={{ texts: { ${writeTexts(texts)} } }}`,
    slots && 'slots={slots}',
  ].filter((prop) => prop !== false)
  const parts = [embed && 'KitEmbed', 'KitButton', 'KitProvider'].filter((part) => part !== false)
  const inside = [
    `<KitProvider ${props.join(' ')}>`,
    '  <KitButton />',
    ...(embed ? ['  <KitEmbed />'] : []),
    '  {children}',
    '</KitProvider>',
  ]
  const wrapped = isWagmi
    ? [
        '<WagmiProvider config={config}>',
        '  <QueryClientProvider client={queries}>',
        ...inside.map((line) => `    ${line}`),
        '  </QueryClientProvider>',
        '</WagmiProvider>',
      ]
    : inside
  return lines(
    `'use client'`,
    '',
    isCookie && `import type { InitialState } from '@bowline/kit-core'`,
    `import { ${parts.sort().join(', ')} } from '@bowline/ui-react'`,
    `import '@bowline/ui-react/styles.css'`,
    isWagmi && `import { QueryClient, QueryClientProvider } from '@tanstack/react-query'`,
    `import type { ReactNode } from 'react'`,
    isWagmi && `import { WagmiProvider } from 'wagmi'`,
    `import { kit } from './kit'`,
    slots && `import { slots } from './slots'`,
    isWagmi && `import { config } from './wagmi'`,
    isWagmi && '',
    isWagmi && 'const queries = new QueryClient()',
    '',
    isCookie
      ? 'export function Providers({ initialState, children }: { initialState: InitialState; children: ReactNode }) {'
      : 'export function Providers({ children }: { children: ReactNode }) {',
    '  return (',
    ...wrapped.map((line) => `    ${line}`),
    '  )',
    '}',
  )
}

function localUrl(name: EvmNetworkName, localChains: readonly LocalChain[]): string {
  const url = localEvmUrl(localChains, EVM_NETWORKS[name].id)
  return url === undefined ? '' : writeValue(url)
}

function layoutFile(): string {
  return lines(
    `import { cookieInitialState } from '@bowline/kit-core/server'`,
    `import { headers } from 'next/headers'`,
    `import type { ReactNode } from 'react'`,
    `import { Providers } from './providers'`,
    '',
    'export default async function Layout({ children }: { children: ReactNode }) {',
    `  const initialState = cookieInitialState((await headers()).get('cookie'))`,
    '  return (',
    '    <html lang="en">',
    '      <body>',
    '        <Providers initialState={initialState}>{children}</Providers>',
    '      </body>',
    '    </html>',
    '  )',
    '}',
  )
}

const writeTexts = (texts: Settings['texts']) =>
  Object.entries(texts)
    .map(([id, text]) => `'${id}': ${writeValue(text)}`)
    .join(', ')

function lines(...parts: readonly (string | false)[]): string {
  return `${parts.filter((part) => part !== false).join('\n')}\n`
}
