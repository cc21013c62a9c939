import { useKitAccount, useKitDisconnect, useKitNetwork } from '@bowline/ui-react'

/** Values and actions of the kit's hooks. */
export function KitFacts() {
  const { status, address } = useKitAccount()
  const { chainId, switchNetwork } = useKitNetwork()
  const { mutate: disconnect } = useKitDisconnect()
  return (
    <section aria-label="Kit">
      <output aria-label="Kit status">{status}</output>
      <output aria-label="Kit address">{address}</output>
      <output aria-label="Kit chain">{chainId}</output>
      <button type="button" onClick={() => void switchNetwork('eip155:1')}>
        Ethereum by the kit
      </button>
      <button type="button" onClick={() => void disconnect()}>
        Disconnect by the kit
      </button>
    </section>
  )
}
