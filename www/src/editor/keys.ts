/** The keys of the editor. CodeMirror's own list needs its parsers, which are as large as the rest of the page. */
import * as commands from '@codemirror/commands'
import type { Command, KeyBinding } from '@codemirror/view'

/** A key, what it does, what it does with Shift, and its name on a Mac if that is another. */
const KEYS: readonly (readonly [key: string, run: Command, shift?: Command | undefined, mac?: string])[] = [
  ['ArrowLeft', commands.cursorCharLeft, commands.selectCharLeft],
  ['ArrowRight', commands.cursorCharRight, commands.selectCharRight],
  ['ArrowUp', commands.cursorLineUp, commands.selectLineUp],
  ['ArrowDown', commands.cursorLineDown, commands.selectLineDown],
  ['Mod-ArrowLeft', commands.cursorGroupLeft, commands.selectGroupLeft, 'Alt-ArrowLeft'],
  ['Mod-ArrowRight', commands.cursorGroupRight, commands.selectGroupRight, 'Alt-ArrowRight'],
  ['Home', commands.cursorLineBoundaryBackward, commands.selectLineBoundaryBackward, 'Cmd-ArrowLeft'],
  ['End', commands.cursorLineBoundaryForward, commands.selectLineBoundaryForward, 'Cmd-ArrowRight'],
  ['Mod-Home', commands.cursorDocStart, commands.selectDocStart, 'Cmd-ArrowUp'],
  ['Mod-End', commands.cursorDocEnd, commands.selectDocEnd, 'Cmd-ArrowDown'],
  ['PageUp', commands.cursorPageUp, commands.selectPageUp],
  ['PageDown', commands.cursorPageDown, commands.selectPageDown],
  ['Mod-Backspace', commands.deleteGroupBackward, undefined, 'Alt-Backspace'],
  ['Mod-Delete', commands.deleteGroupForward, undefined, 'Alt-Delete'],
  ['Enter', commands.insertNewlineKeepIndent, commands.insertNewlineKeepIndent],
  ['Mod-a', commands.selectAll],
]

export const keys = KEYS.map(([key, run, shift, mac = key]): KeyBinding => ({ key, mac, run, ...(shift && { shift }) }))
