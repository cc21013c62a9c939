import type { ReactNode } from 'react'

/** One line of a list of facts. */
export function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bl:flex bl:flex-wrap bl:justify-between bl:gap-x-3 bl:gap-y-0.5">
      <dt className="bl:text-muted">{label}</dt>
      <dd className="bl:ms-auto bl:max-w-full bl:text-end bl:tabular-nums bl:wrap-anywhere">{children}</dd>
    </div>
  )
}
