/** The search of an editor: loaded when it is first asked for. */
export { openSearchPanel } from '@codemirror/search'

import { search, searchKeymap } from '@codemirror/search'
import { keymap } from '@codemirror/view'

export const searching = [search({ top: true }), keymap.of(searchKeymap)]
