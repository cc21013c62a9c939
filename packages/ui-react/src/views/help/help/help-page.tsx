import type { ReactNode } from 'react'

/** One topic of a help page: a drawing, a title and a sentence. */
export type HelpTopic = { readonly picture: ReactNode; readonly title: string; readonly text: string }

/** `action` is the button at the end of the page. */
export type HelpPageProps = { topics: readonly HelpTopic[]; action: ReactNode }

/** Content of WhatIsAWallet, WhatIsANetwork and WhatIsABuy: a few illustrated topics and a button. */
export function HelpPage({ topics, action }: HelpPageProps) {
  return (
    <section className="bl:flex bl:flex-col bl:gap-6">
      <ul className="bl:flex bl:flex-col bl:gap-6">
        {topics.map(({ picture, title, text }) => (
          <li key={title} className="bl:flex bl:gap-4">
            {picture}
            <div className="bl:flex bl:flex-1 bl:flex-col bl:gap-1">
              <h2 className="bl:text-16 bl:font-semibold bl:wrap-anywhere">{title}</h2>
              <p className="bl:text-14 bl:text-muted bl:wrap-anywhere">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div data-part="footer">{action}</div>
    </section>
  )
}
