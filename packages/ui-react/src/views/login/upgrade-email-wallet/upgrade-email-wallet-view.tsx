'use client'

import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useUpgradeEmailWalletView } from './use-upgrade-email-wallet-view.js'

/** Explains how to move from the embedded wallet to a self-custody wallet, with a link to the page that does it. */
export function UpgradeEmailWalletView() {
  const { t } = useMessages()
  const { open } = useUpgradeEmailWalletView()
  return (
    <section className="bl:flex bl:flex-col bl:items-center bl:gap-5 bl:pt-3">
      <span className="bl:flex bl:size-16 bl:items-center bl:justify-center bl:rounded-full bl:bg-accent-tint bl:text-accent-text">
        <Icon name="wallet" className="bl:size-8" />
      </span>
      <div className="bl:flex bl:flex-col bl:gap-1 bl:text-center">
        <h2 className="bl:text-16 bl:font-semibold bl:text-balance">{t('upgrade.heading')}</h2>
        <p className="bl:text-14 bl:text-balance bl:text-muted">{t('upgrade.text')}</p>
      </div>
      <div data-part="footer">
        <Button role="link" data-autofocus="" icon={<Icon name="external" />} onClick={open} className="bl:w-full">
          {t('upgrade.open')}
        </Button>
      </div>
    </section>
  )
}
