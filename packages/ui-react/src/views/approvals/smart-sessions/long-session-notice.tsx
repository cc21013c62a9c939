import { Notice } from '../../../components/notice.js'
import { useMessages } from '../../../kit/use-messages.js'

/** A session that lasts longer than this gets a warning, in ms. */
const LONG_SESSION_MS = 30 * 86_400_000

/** Warns of a smart session that lasts long; nothing for others. */
export function LongSessionNotice({ expiresAtMs, nowMs }: { expiresAtMs: number; nowMs: number }) {
  const { t } = useMessages()
  return expiresAtMs - nowMs > LONG_SESSION_MS && <Notice tone="warning">{t('smart-sessions.long')}</Notice>
}
