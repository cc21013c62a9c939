'use client'

import { goBack } from '@bowline/kit-core/actions'
import { Button } from '../../components/button.js'
import { useKit } from '../../kit/use-kit.js'
import { useMessages } from '../../kit/use-messages.js'
import { HelpPage } from '../help/help-page.js'
import { ArrivePicture, CostPicture, PayPicture } from './pictures.js'

/** Explains buying with fiat to new users. */
export function WhatIsABuyView() {
  const kit = useKit()
  const { t } = useMessages()
  return (
    <HelpPage
      topics={[
        { picture: <PayPicture />, title: t('what-is-a-buy.pay-title'), text: t('what-is-a-buy.pay-text') },
        { picture: <ArrivePicture />, title: t('what-is-a-buy.arrive-title'), text: t('what-is-a-buy.arrive-text') },
        { picture: <CostPicture />, title: t('what-is-a-buy.cost-title'), text: t('what-is-a-buy.cost-text') },
      ]}
      action={
        <Button data-autofocus="" onClick={() => goBack(kit)}>
          {t('what-is-a-buy.done')}
        </Button>
      }
    />
  )
}
