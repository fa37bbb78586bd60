/** The default theme in the colours, fonts and measures of the page. */

import { inBrowser, useData, useRoute } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { h, nextTick, onMounted, watch } from 'vue'
import '../../src/style/tokens.css'
import './style.css'

/** On the home, the search has a field of its own size; it opens what the key `/` opens. */
const openSearch = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }))

const find = () =>
  h('div', { class: 'find', role: 'search' }, [
    h('b', 'Search the documentation'),
    h('button', { type: 'button', onClick: openSearch }, ['A field, a code or a function', h('kbd', '/')]),
  ])

/** The last section of the reference has a page of its own now: links to headings that are gone lead there. */
function follow({ pathname, hash }: Location): void {
  const [, base] = /^(.*\/)reference\/$/.exec(pathname) ?? []
  if (base && hash && !document.getElementById(decodeURIComponent(hash.slice(1))))
    location.replace(`${base}changelog-of-the-interface/${hash}`)
}

/** Scrolls the contents at the side to the open page, once they have marked it. */
const showPlace = () =>
  nextTick(() => document.querySelector('.VPSidebarItem.is-active')?.scrollIntoView({ block: 'nearest' }))

export default {
  extends: DefaultTheme,
  enhanceApp: () => inBrowser && follow(location),
  setup() {
    const route = useRoute()
    onMounted(showPlace)
    watch(() => route.path, showPlace, { flush: 'post' })
  },
  Layout: () => {
    const { frontmatter } = useData()
    return h(DefaultTheme.Layout, null, { 'doc-before': () => (frontmatter.value.pageClass === 'home' ? find() : []) })
  },
}
