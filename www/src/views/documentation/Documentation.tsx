/** The API reference, its changelog, the codes and the recipes: at the section that the address names. */
import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { shown } from '../../app/address.js'
import { whenLoaded } from '../../app/notice.js'
import { say } from '../../app/words.js'

export function View() {
  const root = useRef<HTMLElement>(null)
  const [html, setHtml] = useState('')
  useEffect(() => void whenLoaded(import('virtual:reference')).then((part) => setHtml(part?.default ?? '')), [])
  const show = () => root.current && goTo(root.current, shown.value.section)
  useEffect(() => void show(), [html])
  useSignalEffect(() => void show())
  return (
    <div class="scrolled article">
      <nav class="contents" aria-label={say('contents')}>
        {sectionsOf(html).map(([section, title]) => (
          <a key={section} href={`#documentation/${section}`}>
            {title}
          </a>
        ))}
      </nav>
      <article ref={root} lang="en">
        <h2 tabIndex={-1}>{say('apiReference')}</h2>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </div>
  )
}

/** The sections on the top level, and their titles. */
function sectionsOf(html: string): [string, string][] {
  const found = html.matchAll(/<h3 data-section="([^"]+)"[^>]*>(.*?)<\/h3>/g)
  return [...found].map(([, section = '', title = '']) => [section, title.replaceAll(/<[^>]+>/g, '')])
}

/** The section's own heading, or that of the section around it: 4.3 has no heading, 4 has one. */
function goTo(root: HTMLElement, section: string): void {
  const [part = ''] = section.split('.')
  const heading =
    root.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`) ??
    root.querySelector<HTMLElement>(`[data-section="${CSS.escape(part)}"]`)
  if (section === '' || heading === null) return
  heading.scrollIntoView()
  heading.focus({ preventScroll: true })
}
