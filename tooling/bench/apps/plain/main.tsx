/**
 * The baseline: a button, a dialog with the announced wallets, one request to the chosen
 * wallet, the address on the button, restored after a reload; all wallets of the service with a search. Only React.
 */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useReadyMark } from '../page'
import { ConnectDialog } from './connect-dialog'
import { type AnnouncedWallet, useAnnouncedWallets } from './use-announced-wallets'
import './plain.css'

const LAST_WALLET = 'last-wallet'

function App() {
  useReadyMark()
  const wallets = useAnnouncedWallets()
  const [isOpen, setIsOpen] = useState(false)
  const [address, setAddress] = useState<string>()

  const last = wallets.find(({ info }) => info.rdns === localStorage.getItem(LAST_WALLET))
  useEffect(() => {
    last?.provider.request({ method: 'eth_accounts' }).then(([first]) => setAddress(first))
  }, [last])

  const connect = async ({ info, provider }: AnnouncedWallet) => {
    const [first] = await provider.request({ method: 'eth_requestAccounts' })
    localStorage.setItem(LAST_WALLET, info.rdns)
    setAddress(first)
    setIsOpen(false)
  }
  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {address === undefined ? 'Connect wallet' : `${address.slice(0, 6)}…${address.slice(-4)}`}
      </button>
      {isOpen && <ConnectDialog wallets={wallets} onPick={connect} onClose={() => setIsOpen(false)} />}
    </>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(<App />)
