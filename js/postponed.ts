/**
 * Properties that are made when one of them is first read, and are plain data from then on.
 *
 * All objects share the accessors: V8 keeps an object that has accessors of its own until the next full collection, with
 * everything that they hold.
 */

/** The key of the function that reads an object's properties. Libraries that observe objects do not wrap functions. */
const READ = /* @__PURE__ */ Symbol('postponed')
const INSPECT = /* @__PURE__ */ Symbol.for('nodejs.util.inspect.custom')

interface Postponed {
  readonly [READ]: (name: string) => unknown
}

const accessors = /* @__PURE__ */ new Map<string, PropertyDescriptor>()

/** Sets the properties that `make` makes when one of them is first read. Reading or setting one makes it plain data. */
export function postpone<T extends object, K extends keyof T & string>(
  target: T,
  names: readonly K[],
  make: () => Pick<T, K>,
): void {
  let pending: typeof make | undefined = make
  let made: { readonly [name: string]: unknown } = {}
  const read = (name: string) => {
    if (pending !== undefined) made = { ...pending() }
    // Release what it holds: the reply of the core.
    pending = undefined
    // A frozen object keeps its accessors. Reflect.defineProperty returns false then and does not throw.
    Reflect.defineProperty(target, name, dataProperty(made[name]))
    return made[name]
  }
  for (const name of names) Object.defineProperty(target, name, accessorOf(name))
  Object.defineProperty(target, READ, { value: read })
  Object.defineProperty(target, INSPECT, { value: copied })
}

/** Node prints what this method returns. It would print `[Getter/Setter]` without it. */
function copied(this: object): object {
  return { ...this }
}

function accessorOf(name: string): PropertyDescriptor {
  const accessor = accessors.get(name) ?? {
    get(this: Postponed) {
      return this[READ](name)
    },
    // On an object that inherits from the target, an assignment makes a property of its own.
    set(this: object, value: unknown) {
      Object.defineProperty(this, name, dataProperty(value))
    },
    enumerable: true,
    configurable: true,
  }
  accessors.set(name, accessor)
  return accessor
}

function dataProperty(value: unknown): PropertyDescriptor {
  return { value, enumerable: true, configurable: true, writable: true }
}
