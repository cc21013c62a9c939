'use client'

import { goBack } from '@bowline/kit-core/actions'
import { Button } from '../../../components/button.js'
import { useKit } from '../../../kit/use-kit.js'
import { useMessages } from '../../../kit/use-messages.js'
import { HelpPage } from '../../help/help/help-page.js'
import { ArriveIllustration, CostIllustration, PayIllustration } from './illustrations.js'

/** Explains buying with fiat to new users. */
export function WhatIsABuyView() {
  const kit = useKit()
  const { t } = useMessages()
  return (
    <HelpPage
      topics={[
        { picture: <PayIllustration />, title: t('what-is-a-buy.pay-title'), text: t('what-is-a-buy.pay-text') },
        {
          picture: <ArriveIllustration />,
          title: t('what-is-a-buy.arrive-title'),
          text: t('what-is-a-buy.arrive-text'),
        },
        { picture: <CostIllustration />, title: t('what-is-a-buy.cost-title'), text: t('what-is-a-buy.cost-text') },
      ]}
      action={
        <Button data-autofocus="" onClick={() => goBack(kit)}>
          {t('what-is-a-buy.done')}
        </Button>
      }
    />
  )
}
