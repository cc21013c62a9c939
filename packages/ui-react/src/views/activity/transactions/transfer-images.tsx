import type { TransactionTransfer } from '@bowline/kit-core'
import { Icon } from '../../../components/icon.js'
import { SafeImage } from '../../../components/safe-image.js'
import { getTokenIconKeys } from '../../account/tokens/token-icon-keys.js'

/** `network` is the CAIP-2 id of the transfers' network. */
export type TransferImagesProps = { transfers: readonly TransactionTransfer[]; network: string }

/** Images of the tokens in a row's transfers: one, a pair, or an icon when there are none. */
export function TransferImages({ transfers, network }: TransferImagesProps) {
  const [first, second] = transfers
  if (first === undefined) {
    return (
      <span className="bl:flex bl:size-10 bl:flex-none bl:items-center bl:justify-center bl:rounded-full bl:bg-surface-hover bl:text-muted">
        <Icon name="activity" />
      </span>
    )
  }
  if (second === undefined) return <TransferImage transfer={first} network={network} className="bl:size-10" />
  return (
    <span data-part="image-pair" className="bl:flex bl:size-10 bl:flex-none">
      <TransferImage transfer={first} network={network} className="bl:size-7" />
      <TransferImage
        transfer={second}
        network={network}
        className="bl:-ms-3 bl:size-6 bl:self-end bl:[box-shadow:0_0_0_2px_var(--bl-bg)]"
      />
    </span>
  )
}

type TransferImageProps = { transfer: TransactionTransfer; network: string; className: string }

function TransferImage({ transfer, network, className }: TransferImageProps) {
  const { fungible_info: coins, nft_info: nft } = transfer
  return nft === undefined ? (
    <SafeImage
      iconKeys={coins?.address === undefined ? undefined : getTokenIconKeys(network, coins.address)}
      fallbackSrc={coins?.icon?.url}
      name={coins?.symbol ?? ''}
      className={`${className} bl:rounded-full`}
    />
  ) : (
    <SafeImage src={nft.content?.preview?.url} name={nft.name} className={`${className} bl:rounded-image`} />
  )
}
