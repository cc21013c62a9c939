'use client'

import { classNames } from '../../../components/class-names.js'
import { Icon } from '../../../components/icon.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatPercent } from './format-percent.js'

/** `impact` in percent; undefined when unknown. */
export type ImpactWarningProps = { impact: number | undefined; level: 'warning' | 'high' }

/** Warns that the swap loses much of its value, or that the loss is unknown. Source: R-SWAP-26. */
export function ImpactWarning({ impact, level }: ImpactWarningProps) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  return (
    <p
      data-part="impact-warning"
      data-level={level}
      className={classNames(
        'bl:flex bl:items-start bl:gap-2 bl:rounded-row bl:px-4 bl:py-3 bl:text-14 bl:text-fg',
        level === 'high' ? 'bl:bg-danger-tint' : 'bl:bg-warning-tint',
      )}
    >
      <Icon
        name="warning"
        className={classNames('bl:mt-0.5 bl:size-4', level === 'high' ? 'bl:text-danger' : 'bl:text-warning')}
      />
      <span className="bl:flex-1 bl:wrap-anywhere">
        {impact === undefined
          ? t('swap.impact-unknown-warning')
          : t('swap.impact-warning', { percent: formatPercent(locale, impact) })}
      </span>
    </p>
  )
}
