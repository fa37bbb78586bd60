/** The keys of the editor. CodeMirror's own list needs its parsers, which are as large as the rest of the page. */
import * as commands from '@codemirror/commands'
import type { KeyBinding } from '@codemirror/view'

export const keys: readonly KeyBinding[] = [
  { key: 'ArrowLeft', run: commands.cursorCharLeft, shift: commands.selectCharLeft },
  { key: 'ArrowRight', run: commands.cursorCharRight, shift: commands.selectCharRight },
  { key: 'ArrowUp', run: commands.cursorLineUp, shift: commands.selectLineUp },
  { key: 'ArrowDown', run: commands.cursorLineDown, shift: commands.selectLineDown },
  { key: 'Mod-ArrowLeft', mac: 'Alt-ArrowLeft', run: commands.cursorGroupLeft, shift: commands.selectGroupLeft },
  { key: 'Mod-ArrowRight', mac: 'Alt-ArrowRight', run: commands.cursorGroupRight, shift: commands.selectGroupRight },
  {
    key: 'Home',
    mac: 'Cmd-ArrowLeft',
    run: commands.cursorLineBoundaryBackward,
    shift: commands.selectLineBoundaryBackward,
  },
  {
    key: 'End',
    mac: 'Cmd-ArrowRight',
    run: commands.cursorLineBoundaryForward,
    shift: commands.selectLineBoundaryForward,
  },
  { key: 'Mod-Home', mac: 'Cmd-ArrowUp', run: commands.cursorDocStart, shift: commands.selectDocStart },
  { key: 'Mod-End', mac: 'Cmd-ArrowDown', run: commands.cursorDocEnd, shift: commands.selectDocEnd },
  { key: 'PageUp', run: commands.cursorPageUp, shift: commands.selectPageUp },
  { key: 'PageDown', run: commands.cursorPageDown, shift: commands.selectPageDown },
  { key: 'Mod-Backspace', mac: 'Alt-Backspace', run: commands.deleteGroupBackward },
  { key: 'Mod-Delete', mac: 'Alt-Delete', run: commands.deleteGroupForward },
  { key: 'Enter', run: commands.insertNewlineKeepIndent, shift: commands.insertNewlineKeepIndent },
  { key: 'Mod-a', run: commands.selectAll },
]
