'use client'

import { CopyButton } from '../../../components/copy-button.js'
import { Icon } from '../../../components/icon.js'
import { QrCode } from '../../../components/qr-code.js'
import { Row } from '../../../components/row.js'
import { Tabs } from '../../../components/tabs.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { NetworkLogo } from '../../networks/networks/network-logo.js'
import { useNetworkImage } from '../../networks/networks/use-network-image.js'
import { FullAddress } from './full-address.js'
import { useWalletReceiveView } from './use-wallet-receive-view.js'

const LABELS: Readonly<Record<string, `wallet-receive.${'payment' | 'ordinal' | 'stx'}`>> = {
  payment: 'wallet-receive.payment',
  ordinal: 'wallet-receive.ordinal',
  stx: 'wallet-receive.stx',
}

/**
 * Address of the account to receive with: QR code, text, copy button, and the networks on which it can receive. A tab per
 * address on Bitcoin wallets with several.
 */
export function WalletReceiveView() {
  const { t } = useMessages()
  const { addresses, shown, show, openNetworks } = useWalletReceiveView()
  return (
    <section>
      <Tabs
        label={t('wallet-receive.purposes')}
        items={addresses.map((address) => ({
          value: address.purpose,
          label: t(LABELS[address.purpose] ?? 'wallet-receive.address'),
          panel: <ReceivingAddress {...address} openNetworks={openNetworks} />,
        }))}
        value={shown}
        onValueChange={show}
      />
    </section>
  )
}

type ReceivingAddressProps = ReturnType<typeof useWalletReceiveView>['addresses'][number] & { openNetworks: () => void }

function ReceivingAddress({ address, networks, openNetworks }: ReceivingAddressProps) {
  const { t } = useMessages()
  const [network] = networks
  const image = useNetworkImage(network)
  const labels = { copy: t('wallet-receive.copy'), copied: t('copy.address-copied'), failed: t('copy.failed') }
  return (
    <div className="bl:flex bl:flex-col bl:gap-4">
      <QrCode
        text={address}
        label={t('wallet-receive.code')}
        logo={network && { ...image, name: network.name, isRound: true }}
        className="bl:max-w-58 bl:short:max-w-40"
      />
      <FullAddress address={address} label={t('wallet-receive.address')} className="bl:mx-auto" />
      {network === undefined ? (
        <p className="bl:text-center bl:text-14 bl:text-muted">{t('wallet-receive.no-networks')}</p>
      ) : (
        <Row
          icon={<NetworkLogo network={network} />}
          title={<UntrustedText text={network.name} fallback={t('text.unknown-network')} />}
          hint={t('wallet-receive.networks', { count: networks.length })}
          trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
          onClick={openNetworks}
        />
      )}
      <div data-part="footer">
        <CopyButton
          text={address}
          labels={labels}
          variant="primary"
          size="medium"
          data-autofocus=""
          className="bl:w-full"
        />
      </div>
    </div>
  )
}
