'use client'

import { Button } from '../../components/button.js'
import { useMessages } from '../../kit/use-messages.js'
import { HelpPage } from '../help/help-page.js'
import { AssetsPicture, ControlPicture, LoginPicture } from './pictures.js'
import { useWhatIsAWalletView } from './use-what-is-a-wallet-view.js'

/** Explains wallets to new users. */
export function WhatIsAWalletView() {
  const { t } = useMessages()
  const { get, done } = useWhatIsAWalletView()
  return (
    <HelpPage
      topics={[
        {
          picture: <AssetsPicture />,
          title: t('what-is-a-wallet.assets-title'),
          text: t('what-is-a-wallet.assets-text'),
        },
        {
          picture: <LoginPicture />,
          title: t('what-is-a-wallet.login-title'),
          text: t('what-is-a-wallet.login-text'),
        },
        {
          picture: <ControlPicture />,
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
