import type { ActivityNft } from '@bowline/kit-core'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'

/** Name of an NFT, which anyone can choose. */
export function NftName({ nft, className }: { nft: ActivityNft; className: string }) {
  const { t } = useMessages()
  return (
    <UntrustedText
      text={nft.name}
      fallback={t('nfts.unnamed')}
      lookalikeLabel={t('text.lookalike')}
      className={className}
    />
  )
}
