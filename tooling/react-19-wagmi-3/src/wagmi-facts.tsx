import { base } from 'viem/chains'
import { useConnect, useConnection, useConnectors, useDisconnect, useSwitchChain } from 'wagmi'

/** Values and actions of wagmi's hooks, with the names of version 3. */
export function WagmiFacts() {
  const { status, address, chainId } = useConnection()
  const connectors = useConnectors()
  const { mutate: connect } = useConnect()
  const { mutate: switchChain } = useSwitchChain()
  const { mutate: disconnect } = useDisconnect()
  return (
    <section aria-label="wagmi">
      <output aria-label="wagmi status">{status}</output>
      <output aria-label="wagmi address">{address}</output>
      <output aria-label="wagmi chain">{chainId}</output>
      {connectors.map((connector) => (
        <button key={connector.uid} type="button" onClick={() => connect({ connector })}>
          {connector.name} by wagmi
        </button>
      ))}
      <button type="button" onClick={() => switchChain({ chainId: base.id })}>
        Base by wagmi
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect by wagmi
      </button>
    </section>
  )
}
