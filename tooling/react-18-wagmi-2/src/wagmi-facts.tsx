import { base } from 'viem/chains'
import { useAccount, useConnect, useDisconnect, useSwitchChain } from 'wagmi'

/** Values and actions of wagmi's hooks, with the names of version 2. */
export function WagmiFacts() {
  const { status, address, chainId } = useAccount()
  const { connect, connectors } = useConnect()
  const { switchChain } = useSwitchChain()
  const { disconnect } = useDisconnect()
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
