import { useMessages } from '../../kit/use-messages.js'

/** The kit's name as a person reads it. */
const PRODUCT_NAME = 'Bowline'

/** Who made this. */
export function Branding() {
  const { t } = useMessages()
  return (
    <footer className="bl:text-center bl:text-12 bl:text-subtle">
      {t('connect.branding', { name: PRODUCT_NAME })}
    </footer>
  )
}
