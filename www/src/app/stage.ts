/** Shows one view at a time: builds each when it is first shown, and keeps what it holds as a draft. */
import { byId } from './dom.js'
import { keepDraft, keepLink, takeUpDraft, takeUpLink } from './drafts.js'
import { whenLoaded } from './notice.js'
import { atRest, nextTask } from './rest.js'
import { type App, type Draft, type Mount, type Shared, type View, type ViewName, viewNames } from './view.js'

const mounts: { [name in ViewName]: () => Promise<{ mount: Mount }> } = {
  convert: () => import('../views/convert/index.js'),
  validate: () => import('../views/validate/index.js'),
  form: () => import('../views/form/index.js'),
  webhook: () => import('../views/webhook/index.js'),
  files: () => import('../views/files/index.js'),
}

interface Shown {
  readonly name: ViewName
  readonly view: View
}

export class Stage {
  readonly #app: Promise<App>
  readonly #views = new Map<ViewName, Promise<View>>()
  /** The views as they were opened last: one that is built again takes its draft from the one before. */
  readonly #opened = new Map<ViewName, View>()
  /** What links brought to views that have not taken it up yet: also where the browser does not keep it. */
  readonly #brought = new Map<ViewName, Shared>()
  #shown: Shown | undefined
  readonly #keeping = atRest(() => this.#keep())

  /** `app` may still be starting: the views' sections are in index.html. */
  constructor(app: Promise<App>) {
    this.#app = app
    addEventListener('pagehide', () => this.#keep())
  }

  /** To be called when what the shown view holds has changed. */
  changed(): void {
    this.#keeping.soon()
  }

  /** The shown view; undefined while it is being built. */
  get shown(): Shown | undefined {
    return this.#shown
  }

  /**
   * `shared` comes from a link. If the person turns away before the view is built, it waits for the next time: only the
   * view knows whether it can take it, and an older draft must stay if not. Returns whether the view is shown.
   */
  async show(name: ViewName, shared?: Shared): Promise<boolean> {
    this.#keep()
    this.#shown = undefined
    if (shared) this.#bring(name, shared)
    turnTo(name)
    const loading = this.#view(name)
    const view = await whenLoaded(loading)
    if (view === undefined && this.#views.get(name) === loading) this.#views.delete(name)
    const isShown = view !== undefined && !byId(name).hidden
    if (isShown) this.#open({ name, view })
    return isShown
  }

  /** Builds the views again in another language, with what they hold. One that is still loading will be in it. */
  async renew(): Promise<void> {
    const shown = this.#shown
    this.#keep()
    for (const name of this.#views.keys()) if (shown || byId(name).hidden) this.#views.delete(name)
    if (shown) await this.show(shown.name)
  }

  /** A view that is opened for the first time takes its draft first, so that it can be brought back from a link. */
  #open(shown: Shown): void {
    const { name, view } = shown
    const before = this.#opened.get(name)
    document.title = `${byId(`to-${name}`).textContent} · order-contract`
    this.#shown = shown
    this.#opened.set(name, view)
    const draft = before === undefined ? takeUpDraft(name) : before === view ? undefined : draftOf(before)
    const shared = this.#takeUpBrought(name)
    if (draft && shared) view.open(draft)
    view.open(shared ?? draft)
  }

  #bring(name: ViewName, shared: Shared): void {
    this.#brought.set(name, shared)
    keepLink(name, shared)
  }

  #takeUpBrought(name: ViewName): Shared | undefined {
    const shared = this.#brought.get(name)
    this.#brought.delete(name)
    const kept = takeUpLink(name)
    return shared ?? kept
  }

  #view(name: ViewName): Promise<View> {
    const view = this.#views.get(name) ?? this.#build(name)
    this.#views.set(name, view)
    return view
  }

  async #build(name: ViewName): Promise<View> {
    const [app, { mount }] = await Promise.all([this.#app, mounts[name]()])
    await nextTask()
    // Without the listeners of the view that was built there before.
    const root = byId(name).cloneNode() as HTMLElement
    byId(name).replaceWith(root)
    return mount(root, app)
  }

  #keep(): void {
    this.#keeping.cancel()
    if (this.#shown) keepDraft(this.#shown.name, draftOf(this.#shown.view))
  }
}

/** What a draft carries, and what the view in another language takes up. */
const draftOf = (view: View): Draft => view.keep?.() ?? view.share()

function turnTo(shown: ViewName): void {
  for (const name of viewNames) {
    byId(name).hidden = name !== shown
    const link = byId(`to-${name}`)
    if (name === shown) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
