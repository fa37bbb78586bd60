/** The default theme in the colours and fonts of the page, and a search on the home. */

import { Content, inBrowser, type Theme, withBase } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { h, nextTick } from 'vue'
import '../../src/style/tokens.css'
import './style.css'

/** The home has a search beside what it says. It opens what the key `/` opens. */
const openSearch = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }))
const find = () => h('button', { class: 'find', onClick: openSearch }, 'Search for a field, a code or a function')
const Home = () => h('main', { class: 'home vp-doc' }, [find(), h(Content)])

/** What is at an address that leads nowhere. */
const link = (to: string, text: string) => h('a', { href: withBase(to) }, text)
const ways = () => ['Begin at the ', link('/docs/', 'home'), ' or with a ', link('/start/', 'first result'), '.']
const NotFound = () => h('main', { class: 'home vp-doc' }, h('section', [h('h1', 'Page not found'), h('p', ways())]))

/** The last section of the reference has a page of its own now: links to headings that are gone lead there. */
function follow({ pathname, hash }: Location): void {
  const [, base] = /^(.*\/)reference\/$/.exec(pathname) ?? []
  if (base && hash && !document.getElementById(decodeURIComponent(hash.slice(1))))
    location.replace(`${base}changelog-of-the-interface/${hash}`)
}

/** Scrolls the contents at the side to the open page, once they have marked it. */
const showPlace = () =>
  nextTick(() => document.querySelector('.VPSidebarItem.is-active')?.scrollIntoView({ block: 'center' }))

/** In a search, the number of a section is a word, too: 2.4 is not 4.2. */
const wordsOf = (text: string) => text.replaceAll(/\b(\d)\.(\d)\b/g, '$& section$1p$2').split(/[\n\r\p{Z}\p{P}]+/u)

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, { onVnodeMounted: showPlace }, { 'not-found': NotFound }),
  enhanceApp({ app, router, siteData }) {
    app.component('Home', Home)
    // Here, because VitePress carries functions of its configuration to the page as strings, which the policy forbids.
    siteData.value.themeConfig.search.options.miniSearch.searchOptions.tokenize = wordsOf
    if (!inBrowser) return
    follow(location)
    router.onAfterRouteChange = showPlace
  },
} satisfies Theme
