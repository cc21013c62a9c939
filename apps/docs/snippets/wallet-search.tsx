'use client'

import { watchImage } from '@bowline/kit-core/actions'
import { useKit, useKitConnect, useKitWallets } from '@bowline/ui-react/headless'
import { useEffect, useState } from 'react'

export function WalletSearch() {
  const [search, setSearch] = useState('')
  const { data: wallets, error, hasNextPage, fetchNextPage } = useKitWallets({ search })
  const { mutate: connect, uri } = useKitConnect()
  return (
    <>
      <input type="search" aria-label="Search wallets" onChange={({ target }) => setSearch(target.value)} />
      <ul>
        {wallets.map(({ key, name, imageKind, imageId, connector, wallet, hidden }) => (
          <li key={key}>
            <button
              type="button"
              disabled={hidden !== undefined}
              title={hidden}
              onClick={() => connect(connector ? { connectorId: connector.id } : { wallet })}
            >
              {imageId !== undefined && <WalletImage kind={imageKind} id={imageId} />} {name}
            </button>
          </li>
        ))}
      </ul>
      {error !== undefined && <p role="alert">Couldn’t load wallets.</p>}
      {hasNextPage && (
        <button type="button" onClick={fetchNextPage}>
          More wallets
        </button>
      )}
      {uri !== undefined && <output>{uri}</output>}
    </>
  )
}

function WalletImage({ kind, id }: { kind: 'wallet' | 'asset' | 'currency' | 'token'; id: string }) {
  const kit = useKit()
  const [url, setUrl] = useState<string>()
  useEffect(() => watchImage(kit, { kind, id, onChange: setUrl }), [kit, kind, id])
  // biome-ignore lint/performance/noImgElement: the image is in memory already
  return url === undefined ? null : <img src={url} alt="" width={24} height={24} />
}
