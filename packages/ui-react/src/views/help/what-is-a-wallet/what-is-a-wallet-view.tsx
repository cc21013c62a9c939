'use client'

import { Button } from '../../../components/button.js'
import { useMessages } from '../../../kit/use-messages.js'
import { HelpPage } from '../help/help-page.js'
import { AssetsIllustration, ControlIllustration, LoginIllustration } from './illustrations.js'
import { useWhatIsAWalletView } from './use-what-is-a-wallet-view.js'

/** Explains wallets to new users. */
export function WhatIsAWalletView() {
  const { t } = useMessages()
  const { get, done } = useWhatIsAWalletView()
  return (
    <HelpPage
      topics={[
        {
          picture: <AssetsIllustration />,
          title: t('what-is-a-wallet.assets-title'),
          text: t('what-is-a-wallet.assets-text'),
        },
        {
          picture: <LoginIllustration />,
          title: t('what-is-a-wallet.login-title'),
          text: t('what-is-a-wallet.login-text'),
        },
        {
          picture: <ControlIllustration />,
          title: t('what-is-a-wallet.control-title'),
          text: t('what-is-a-wallet.control-text'),
        },
      ]}
      action={
        <Button data-autofocus="" onClick={get ?? done}>
          {get === undefined ? t('what-is-a-wallet.done') : t('what-is-a-wallet.get')}
        </Button>
      }
    />
  )
}
