/** The search of an editor: loaded when it is first asked for. Below the text, which so stays where it is. */
export { openSearchPanel } from '@codemirror/search'

import { search, searchKeymap } from '@codemirror/search'
import { keymap } from '@codemirror/view'

export const searching = [search(), keymap.of(searchKeymap)]
