import { useMessages } from '../../../kit/use-messages.js'

/** Product name, as displayed. */
const PRODUCT_NAME = 'Bowline'

/** Footer of Connect with the name of the product. */
export function Branding() {
  const { t } = useMessages()
  return (
    <footer className="bl:text-center bl:text-12 bl:text-subtle">
      {t('connect.branding', { name: PRODUCT_NAME })}
    </footer>
  )
}
