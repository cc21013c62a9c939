'use client'

import { Button } from '../../../components/button.js'
import { useMessages } from '../../../kit/use-messages.js'
import { HelpPage } from '../help/help-page.js'
import { ChoiceIllustration, LedgerIllustration, NetworksIllustration } from './illustrations.js'
import { useWhatIsANetworkView } from './use-what-is-a-network-view.js'

/** Explains blockchain networks to new users. */
export function WhatIsANetworkView() {
  const { t } = useMessages()
  const { done } = useWhatIsANetworkView()
  return (
    <HelpPage
      topics={[
        {
          picture: <LedgerIllustration />,
          title: t('what-is-a-network.system-title'),
          text: t('what-is-a-network.system-text'),
        },
        {
          picture: <ChoiceIllustration />,
          title: t('what-is-a-network.choice-title'),
          text: t('what-is-a-network.choice-text'),
        },
        {
          picture: <NetworksIllustration />,
          title: t('what-is-a-network.care-title'),
          text: t('what-is-a-network.care-text'),
        },
      ]}
      action={
        <Button data-autofocus="" onClick={done}>
          {t('what-is-a-network.done')}
        </Button>
      }
    />
  )
}
